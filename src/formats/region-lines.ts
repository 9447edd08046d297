import { cellCount, type Shape } from '../grid/shape.ts';
import { type Item, type LinePart, line, number, rows } from './lines.ts';
import { counted } from './quote.ts';
import { NO_REGION, regionCount } from './regions.ts';

/** In a pzprv3 file: the number of regions, then a region's number for each cell (`.` where `holes` are allowed). */
export function regionLines(shape: Shape, noun: string, holes: boolean): LinePart<number[]> {
  const cells = cellCount(shape);
  const count = line(1, number(`a number of ${noun}s up to ${cells}`, cells), `the number of ${noun}s`);
  const label = number(`the number of a ${noun}`, cells - 1, holes ? { '.': NO_REGION } : {});
  return {
    read(lines) {
      const [said] = count.read(lines);
      const first = lines.taken;
      const labels = rows(shape.height, shape.width, bounded(label, said, noun), `a line of ${noun} numbers`).read(
        lines,
      );
      const used = new Set(labels);
      used.delete(NO_REGION);
      if (used.size < said)
        lines.warn(`Line ${first} says ${counted(said, noun)}, but the lines after it name only ${used.size}.`);
      return labels;
    },
    write(labels, warn) {
      return `${regionCount(labels)}/${rows(shape.height, shape.width, label, '').write([...labels], warn)}`;
    },
  };
}

function bounded(label: Item<number>, count: number, noun: string): Item<number> {
  return {
    expected: count > 0 ? `the number of a ${noun} from 0 to ${count - 1}` : '"."',
    read(word) {
      const value = label.read(word);
      return value !== undefined && value < count ? value : undefined;
    },
    write: label.write,
  };
}
