/** One line of a text, without its end; `text` is undefined when the line is longer than the bound. */
export interface Line {
  readonly number: number;
  readonly text: string | undefined;
}

/**
 * The lines of a text that comes in pieces. A line longer than `longest` characters is passed over without being kept, so
 * that memory stays bounded whatever is piped in.
 */
export async function* linesOf(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<Line> {
  let number = 0;
  let parts: string[] = [];
  let length = 0;
  const take = (piece: string): void => {
    length += piece.length;
    if (length <= longest) parts.push(piece);
    else parts = [];
  };
  const finished = (): Line => {
    number += 1;
    const text = length <= longest ? parts.join('').replace(/\r$/, '') : undefined;
    parts = [];
    length = 0;
    return { number, text };
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      take(piece.slice(from, end));
      yield finished();
      from = end + 1;
    }
    take(piece.slice(from));
  }
  if (length > 0) yield finished();
}
