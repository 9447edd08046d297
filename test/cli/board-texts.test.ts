import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type BoardText, boardTexts } from '../../cli/streams/board-texts.ts';
import { linesOf } from '../../cli/terminal/lines.ts';
import { FORMS } from '../../src/formats/codec.ts';
import { printBoard } from '../../src/formats/print.ts';
import { MAX_TEXT } from '../../src/formats/size.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genres } from '../../src/genres/registry.ts';

const ADDRESS = 'castle/6/6/q032e033040011g013b';

async function textsOf(input: string): Promise<BoardText[]> {
  const texts: BoardText[] = [];
  for await (const text of boardTexts(linesOf(Readable.from([input]), MAX_TEXT))) texts.push(text);
  return texts;
}

/** One board of each genre, in each form, JSON pretty too. */
const forms = genres.flatMap((genre) => {
  const bank = JSON.parse(readFileSync(new URL(`../../bank/${genre.id}.json`, import.meta.url), 'utf8'));
  const { board } = readBoard(bank.boards[0].puzzlink);
  const printed = FORMS.filter((form) => form !== 'svg').map((form) =>
    printBoard(genre.codec, board, form).text.trimEnd(),
  );
  const json = printed.find((one) => one.startsWith('{')) ?? '{}';
  const file = printed.find((one) => one.startsWith('pzprv3')) ?? '';
  return [...printed, JSON.stringify(JSON.parse(json), null, 2), asFile(file)];
});

/** pzprv3 as files have it: a line a line. */
function asFile(text: string): string {
  return text.replaceAll('/', '\n').trimEnd();
}

describe('a stream of boards', () => {
  it('holds boards of any form after each other', async () => {
    for (const between of ['\n', '\n\n', '\n \n\n']) {
      const texts = await textsOf(forms.join(between));
      expect(texts.map(({ text }) => text?.trimEnd())).toEqual(forms);
    }
  });

  it('tells the line on which each begins', async () => {
    const texts = await textsOf(`\n${ADDRESS}\n\nusowan 1x1\n.\n${ADDRESS}\nnonsense\n`);
    expect(texts.map(({ line }) => line)).toEqual([2, 4, 6, 7]);
  });

  it('takes an id before a tab, of boards over several lines too', async () => {
    const texts = await textsOf(`first\t${ADDRESS}\nsecond one\tpzprv3\nx\n\n\t${ADDRESS}\n`);
    expect(texts.map(({ id, text }) => [id, text])).toEqual([
      ['first', ADDRESS],
      ['second one', 'pzprv3\nx'],
      [undefined, `\t${ADDRESS}`],
    ]);
  });

  it('keeps the blank lines of a drawing, and ends it when it is whole', async () => {
    const drawing = 'castle-wall 2x3\n.  .\n\n.  G\n\n.  .';
    expect((await textsOf(`${drawing}\n\n${drawing}\n`)).map(({ text }) => text)).toEqual([drawing, drawing]);
  });

  it('goes on behind a board that is none', async () => {
    const texts = await textsOf(`{"kaisu":1,\n"open": "}"\n${ADDRESS}\nnonsense\n{"a":{}}\n{"b":[\n]}\n`);
    expect(texts.map(({ text }) => text)).toEqual([
      '{"kaisu":1,\n"open": "}"',
      ADDRESS,
      'nonsense',
      '{"a":{}}',
      '{"b":[\n]}',
    ]);
  });

  it('holds no more of a board than a board can have', async () => {
    const long = 'x'.repeat(MAX_TEXT + 1);
    expect((await textsOf(`${long}\n${ADDRESS}\n`)).map(({ text }) => text)).toEqual([undefined, ADDRESS]);
    const tall = `pzprv3\n${'0 0 0\n'.repeat(MAX_TEXT / 5)}`;
    expect((await textsOf(`${tall}\n${ADDRESS}\n`)).map(({ text }) => text)).toEqual([undefined, ADDRESS]);
  });
});
