import { MAX_TEXT } from '../../src/formats/size.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { boardText, tooLong } from '../arguments/board-text.ts';
import { oneSentence } from '../terminal/errors.ts';
import { piecesOf } from '../terminal/input.ts';
import { WRONG_INPUT } from '../terminal/io.ts';
import { linesOf } from '../terminal/lines.ts';
import type { Session } from '../terminal/session.ts';

/** What a command says of one board: a JSON document, or text as it is to be written, and the exit status. */
export interface Outcome {
  readonly document: object | string;
  readonly status: number;
}

/**
 * Runs a command over its `<board>` argument. Standard input holds a board a line, and each gets one JSON line, in
 * order: a line that is no board gets `{line,error}`, or is told by `failed`, and empty lines none. But when the first line is the bare word
 * `pzprv3`, all of it is one board, as a file is.
 */
export async function eachBoard(
  argument: string,
  session: Session,
  one: (text: string) => Promise<void>,
  streamed: (text: string) => Promise<Outcome>,
  failed: (line: number, error: string) => object | string = (line, error) => ({ line, error }),
): Promise<void> {
  if (argument !== '-') return one(await boardText(argument, session));
  const lines = linesOf(piecesOf(session.io.stdin, session.signal), MAX_TEXT);
  const first = await lines.next();
  if (!first.done && first.value.text?.trim() === 'pzprv3') {
    let text = 'pzprv3\n';
    for await (const line of lines) {
      if (line.text === undefined || text.length + line.text.length > MAX_TEXT) throw tooLong('Standard input');
      text += `${line.text}\n`;
    }
    return one(text);
  }
  let isEmpty = true;
  for (let line = first; !line.done && !session.signal.aborted; line = await lines.next()) {
    const { number, text } = line.value;
    if (text?.trim() === '') continue;
    isEmpty = false;
    const document = await outcomeOf(number, text, session, streamed, failed);
    await (typeof document === 'string' ? session.write(document) : session.json(document));
  }
  if (isEmpty && !session.signal.aborted) throw new InputError('Standard input holds no board.');
}

async function outcomeOf(
  line: number,
  text: string | undefined,
  session: Session,
  streamed: (text: string) => Promise<Outcome>,
  failed: (line: number, error: string) => object | string,
): Promise<object | string> {
  if (text === undefined) {
    session.raise(WRONG_INPUT);
    return failed(line, tooLong('The line').message);
  }
  try {
    const { document, status } = await streamed(text);
    session.raise(status);
    return document;
  } catch (error) {
    const sentence = oneSentence(error);
    if (sentence === undefined) throw error;
    session.raise(WRONG_INPUT);
    return failed(line, sentence);
  }
}
