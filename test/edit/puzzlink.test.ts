import { describe, expect, it } from 'vitest';
import { layerOf, tidied } from '../../src/board/notes.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { blankDrawing, boardOf } from '../../src/edit/drawing.ts';
import { type Editing, edited, editingOf } from '../../src/edit/editing.ts';
import { keyed } from '../../src/edit/keys.ts';
import { stroked } from '../../src/edit/strokes.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { Editor, Place } from '../../src/genre/editor.ts';
import { genreNamed, type KnownGenre } from '../../src/genres/registry.ts';
import { battleshipsHand } from '../../web/genres/battleships/hand.ts';
import { usowanHand } from '../../web/genres/usowan/hand.ts';
import { along, type Hand, type Press, type Readable } from '../../web/page/hands/hand.ts';
import { data } from '../support/data.ts';

interface Entry {
  readonly genre: string;
  readonly input: readonly string[];
  readonly result: string | null;
}

/** Where our board differs from puzz.link's on purpose, by the entry's genre and place among those of it. */
const DIFFERENCES: { readonly [entry: string]: { readonly why: string; readonly ours: string } } = {
  'battleship 1': {
    why: 'Bent ships are not supported: `a`, the corner of one, writes nothing, and the standard fleet stands in for pentominoes.',
    ours: 'pzprv3/battleship/1/4/d/. . . . . /1 2 . 0 . /. . . . /0 0 0 0 0 0 0 0 0 0 /',
  },
  'battleship 2': {
    why: 'Bent ships are not supported: the standard fleet stands in for pentominoes.',
    ours: 'pzprv3/battleship/1/4/d/. . . . . /c2 2 . 0 . /. . . . /0 0 0 0 0 0 0 0 0 0 /',
  },
  'tilepaint 2': {
    why: 'No number is not the number 0: a new board has none, and `-` takes one away.',
    ours: 'pzprv3/tilepaint/2/5/1/0 0 0 0 0 /0 0 0 0 0 /0 -1 0 1 2 0 /-1 . . . . . /-1 . . . . . /. . . . . /. . . . . /',
  },
  'tilepaint 3': {
    why: 'No number is not the number 0: `-` takes a number away.',
    ours: 'pzprv3/tilepaint/2/5/1/0 0 0 0 0 /0 0 0 0 0 /0 -1 -1 -1 2 0 /-1 . . . . . /-1 . . . . . /. . . . . /. . . . . /',
  },
  'tilepaint 5': {
    why: 'No number is not the number 0: a new board has none beside its lines.',
    ours: 'pzprv3/tilepaint/2/2/1/. 0 /0 0 /0 -1 -1 /-1 1,0 . /-1 . . /. . /. . /',
  },
  'tilepaint 7': {
    why: 'No number is not the number 0: a new board has none beside its lines.',
    ours: 'pzprv3/tilepaint/2/2/1/. 0 /0 0 /0 -1 -1 /-1 1,0 . /-1 . . /. . /. . /',
  },
};

/** The hands that play where entries do. */
const HANDS: { readonly [id: string]: Hand } = { usowan: usowanHand, battleships: battleshipsHand } as unknown as {
  readonly [id: string]: Hand;
};

/** puzz.link's page as far as these entries use it. */
class Page {
  private mode: 'edit' | 'play' = 'edit';
  private cycles = false;
  private editing: Editing;

  constructor(
    private readonly genre: KnownGenre,
    private readonly editor: Editor<Puzzle>,
  ) {
    this.editing = editingOf(editor, blankDrawing(editor, { width: 4, height: 4 }).board);
  }

  /** Whether the input edits, or else plays or prepares. */
  do(input: string): boolean {
    const [command, ...words] = input.split(',').map((word) => (/^ +$/.test(word) ? ' ' : word.trim()));
    switch (command) {
      case 'editmode':
      case 'playmode':
        this.mode = command === 'editmode' ? 'edit' : 'play';
        return false;
      case 'setconfig':
        this.cycles = words[1] === '2';
        return false;
      case 'newboard': {
        const shape = { width: Number(words[0]), height: Number(words[1]) };
        this.editing = { ...this.editing, drawing: blankDrawing(this.editor, shape), cursor: { x: 1, y: 1 } };
        const [fleet] = this.editor.lists;
        if (fleet && words[2] !== undefined) {
          const values = fleet.parse(words[2] === 'p' ? 'd' : words[2]);
          this.editing = edited(this.editor, this.editing, { kind: 'list', name: fleet.name, values });
        }
        return false;
      }
      case 'clear':
        this.editing = { ...this.editing, drawing: blankDrawing(this.editor, this.editing.drawing.board.puzzle) };
        return false;
      case 'ansclear': {
        const marks = new Uint8Array(this.editing.drawing.board.marks.length);
        this.editing = edited(this.editor, this.editing, { kind: 'marks', marks, notes: {} });
        return false;
      }
      case 'cursor':
        this.editing = { ...this.editing, cursor: { x: Number(words[0]), y: Number(words[1]) } };
        return false;
      case 'key':
        for (const word of words) this.editing = keyed(this.editor, this.editing, domKey(word));
        return this.mode === 'edit';
      case 'mouse':
        this.mouse(words);
        return this.mode === 'edit';
      default:
        throw new Error(`no command ${command}`);
    }
  }

  private mouse([press, ...rest]: readonly string[]): void {
    const [, alt, button, times = '1'] = /^(alt\+)?(left|right)(?:x(\d+))?$/.exec(press) ?? [];
    const path = Array.from({ length: rest.length / 2 }, (_, at) => ({
      x: Number(rest[2 * at]),
      y: Number(rest[2 * at + 1]),
    }));
    for (let time = 0; time < Number(times); time++)
      if (this.mode === 'edit')
        this.editing = stroked(this.editor, this.editing, path, button === 'left' ? 'first' : 'second');
      else
        this.play(path, {
          button: button === 'left' ? 'first' : 'second',
          cycle: this.cycles,
          auxiliary: alt !== undefined,
          erase: false,
        });
  }

  /** A stroke of the player's, by the hand that plays. */
  private play(path: readonly Place[], press: Press): void {
    const hand = HANDS[this.genre.id];
    if (!hand) throw new Error(`no entry plays ${this.genre.id}`);
    const { board } = this.editing.drawing;
    const { puzzle } = board;
    const sizes = hand.notes(puzzle);
    const table: Readable = {
      read: (layer, index) =>
        layer === 'marks' ? board.marks[index] : layerOf(board.notes, layer, sizes[layer])[index],
    };
    const marks = Uint8Array.from(board.marks);
    const notes: { [layer: string]: number[] } = {};
    for (const [layer, size] of Object.entries(sizes)) notes[layer] = [...layerOf(board.notes, layer, size)];
    const spots = path.map(({ x, y }) => ({ x: x / 2, y: y / 2 }));
    for (const { layer, index, value } of along(hand, puzzle, table, spots, press))
      if (layer === 'marks') marks[index] = value;
      else notes[layer][index] = value;
    this.editing = edited(this.editor, this.editing, { kind: 'marks', marks, notes: tidied(notes) });
  }

  get file(): string {
    const board = boardOf(this.editor, this.editing.drawing);
    return printBoard(this.genre.codec, board, 'pzprv3').text.replaceAll('\n', '');
  }
}

function domKey(word: string): string {
  const names: { readonly [word: string]: string } = { BS: 'Backspace', shift: 'Shift' };
  const arrow = /^(shift\+)?(up|down|left|right)$/.exec(word);
  if (!arrow) return names[word] ?? word;
  return `${arrow[1] ? 'Shift+' : ''}Arrow${arrow[2].charAt(0).toUpperCase()}${arrow[2].slice(1)}`;
}

const entries = data<readonly Entry[]>('puzzlink-inputs.json');
const ids = [...new Set(entries.map(({ genre }) => genre))];

describe("puzz.link's own keys and strokes leave the same board", () => {
  it.each(ids)('%s', async (id) => {
    const genre = genreNamed(id);
    const editor = await genre.editor?.();
    if (!editor) throw new Error(`${id} can't be set`);
    const page = new Page(genre, editor);
    let compared = 0;
    for (const [at, { input, result }] of entries.filter((entry) => entry.genre === id).entries()) {
      const edits = input.map((command) => page.do(command)).includes(true);
      // What only plays is the player's hand's to answer for.
      if (result === null || !edits) continue;
      compared++;
      expect(page.file, input.join(' ')).toBe(DIFFERENCES[`${id} ${at + 1}`]?.ours ?? result);
    }
    expect(compared).toBeGreaterThan(1);
  });
});
