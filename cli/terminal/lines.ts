import type { Readable } from 'node:stream';

/** One line of a stream, without its end; `text` is undefined when the line is longer than the bound. */
export interface Line {
  readonly number: number;
  readonly text: string | undefined;
}

/**
 * The lines of a stream, as they come. A line longer than `longest` characters is passed over without being kept, so
 * that memory stays bounded whatever is piped in.
 */
export async function* linesOf(stream: Readable, longest: number): AsyncGenerator<Line> {
  let number = 0;
  let pieces: string[] = [];
  let length = 0;
  const take = (piece: string): void => {
    length += piece.length;
    if (length <= longest) pieces.push(piece);
    else pieces = [];
  };
  const finished = (): Line => {
    number += 1;
    const text = length <= longest ? pieces.join('').replace(/\r$/, '') : undefined;
    pieces = [];
    length = 0;
    return { number, text };
  };
  stream.setEncoding('utf8');
  for await (const chunk of stream as AsyncIterable<string>) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      take(chunk.slice(from, end));
      yield finished();
      from = end + 1;
    }
    take(chunk.slice(from));
  }
  if (length > 0) yield finished();
}
