import type { Notes } from '../board/notes.ts';
import { tidied } from '../board/notes.ts';
import type { ListRule } from './json.ts';
import { itemsOf, type LinePart } from './lines.ts';
import { naturalOf } from './size.ts';

/** Notes at the end of a text board, a line a layer: `note struckRows 0 1 0`. */
export function noteLines(layers: { readonly [layer: string]: ListRule }): LinePart<Notes> {
  return {
    read(lines) {
      const notes: { [layer: string]: number[] } = {};
      while (!lines.atEnd) {
        const [word, layer, ...values] = itemsOf(lines.take('a note'));
        if (word === undefined) continue;
        if (word !== 'note') lines.failItem(0, word, 'the end of the board or a line that begins with "note"');
        if (layer === undefined || !Object.hasOwn(layers, layer))
          lines.failItem(1, layer ?? '', `one of ${Object.keys(layers).join(', ')}`);
        if (Object.hasOwn(notes, layer)) lines.failItem(1, layer, 'a layer that no line has named before');
        const { length = 0, least, largest } = layers[layer];
        if (values.length !== length)
          lines.fail(`Line ${lines.taken} notes ${values.length} values, where ${length} were expected.`);
        notes[layer] = values.map((text, index) => {
          const value = naturalOf(text);
          return value < least || value > largest
            ? lines.failItem(index + 2, text, `a number from ${least} to ${largest}`)
            : value;
        });
      }
      return tidied(notes);
    },
    write(notes) {
      let text = '';
      for (const [layer, values] of Object.entries(notes)) text += `note ${layer} ${values.join(' ')}\n`;
      return text;
    },
  };
}
