import { type Literal, negate, no, yes } from '../../../engine/literal.ts';
import { Model } from '../../../engine/model.ts';
import { Cardinality } from '../../../engine/propagators/cardinality.ts';
import { Connected } from '../../../engine/propagators/connected.ts';
import { adjacency } from '../../../grid/adjacency.ts';
import { edgeCount, edgesAt, horizontalEdge, verticalEdge } from '../../../grid/edges.ts';
import { cellCount, cellName, columnOf, rowOf } from '../../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, NO_ARROW, NO_WALL, WHITE } from '../puzzle.ts';
import { rayEdges } from '../rays.ts';
import type { CastleWallReading } from '../readings.ts';
import { toldLength } from './length.ts';

/**
 * Edges, and one helper per face of the grid: inside the loop or not. An edge is on the loop where its two faces differ.
 * The drawing is one loop exactly when the inside faces hang together, the outside faces and the rim hang together, and
 * no cell has four edges; so the loop needs no rule of its own, and a colour is a fact about four faces.
 */
export function proof(puzzle: CastleWallPuzzle, reading: CastleWallReading): Model {
  const model = new Model(edgeCount(puzzle));
  const faces = new Faces(model, puzzle);
  for (let cell = 0; cell < cellCount(puzzle); cell++) addDegree(model, puzzle, cell);
  faces.tieEdges(puzzle);
  for (let cell = 0; cell < cellCount(puzzle); cell++) addClue(model, puzzle, reading, faces, cell);
  faces.holdTogether();
  if (reading.numbers) addLength(model, puzzle);
  return model;
}

/**
 * A loop visits as many cells as it has edges. Where the numbers tell its length, that is one more count, over the whole
 * board: on a board that gives every line's number and leaves no slack it settles the degree of every cell.
 */
function addLength(model: Model, puzzle: CastleWallPuzzle): void {
  const length = toldLength(puzzle);
  if (length === undefined) return;
  const { engine } = model;
  const told = model.helper();
  engine.addClause([told, ...model.clues.map(({ selector }) => negate(selector))]);
  const visited: Literal[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    if (puzzle.colours[cell] !== NO_WALL) continue;
    const visit = model.helper();
    visited.push(visit);
    const edges = edgesAt(puzzle, cell).map(yes);
    engine.addClause([negate(visit), ...edges]);
    for (const edge of edges) engine.addClause([visit, negate(edge)]);
  }
  engine.add(new Cardinality(visited, length, length, { rule: 'length', selector: told }));
}

/** None or two of a cell's edges are on the loop. The faces imply it; said outright it is seen sooner. */
function addDegree({ engine }: Model, puzzle: CastleWallPuzzle, cell: number): void {
  const edges = edgesAt(puzzle, cell);
  for (let first = 0; first < edges.length; first++) {
    engine.addClause(edges.map((edge, index) => (index === first ? no(edge) : yes(edge))));
    for (let second = first + 1; second < edges.length; second++)
      for (let third = second + 1; third < edges.length; third++)
        engine.addClause([no(edges[first]), no(edges[second]), no(edges[third])]);
  }
}

function addClue(model: Model, puzzle: CastleWallPuzzle, reading: CastleWallReading, faces: Faces, cell: number): void {
  const colour = puzzle.colours[cell];
  if (colour === NO_WALL) return;
  const name = cellName(puzzle, cell);
  const { engine } = model;
  const wall = model.clue(name, 'wall');
  for (const edge of edgesAt(puzzle, cell)) engine.addClause([negate(wall), no(edge)]);
  if (reading.colours && (colour === WHITE || colour === BLACK)) {
    const selector = model.clue(name, 'colour');
    for (const face of faces.around(puzzle, cell))
      engine.addClause([negate(selector), colour === WHITE ? face : negate(face)]);
  }
  const number = puzzle.numbers[cell];
  if (reading.numbers && puzzle.arrows[cell] !== NO_ARROW && number >= 0) {
    const ray = rayEdges(puzzle, cell, puzzle.arrows[cell]).map(yes);
    engine.add(new Cardinality(ray, number, number, { rule: 'arrow', selector: model.clue(name, 'arrow') }));
  }
}

/** The faces between the cells, and the rim around the board: each a literal that says "inside the loop". */
class Faces {
  private readonly columns: number;
  private readonly rows: number;
  private readonly first: Literal;
  private readonly rim: Literal;

  constructor(
    private readonly model: Model,
    puzzle: CastleWallPuzzle,
  ) {
    this.columns = Math.max(0, puzzle.width - 1);
    this.rows = Math.max(0, puzzle.height - 1);
    this.first = yes(model.engine.newVariables(this.columns * this.rows + 1));
    this.rim = this.first + 2 * this.columns * this.rows;
    model.engine.addClause([negate(this.rim)]);
  }

  /** The face below and right of cell (row, column); the rim when that is off the grid. */
  private at(row: number, column: number): Literal {
    if (row < 0 || column < 0 || row >= this.rows || column >= this.columns) return this.rim;
    return this.first + 2 * (row * this.columns + column);
  }

  around(puzzle: CastleWallPuzzle, cell: number): Literal[] {
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    return [this.at(row - 1, column - 1), this.at(row - 1, column), this.at(row, column - 1), this.at(row, column)];
  }

  tieEdges(puzzle: CastleWallPuzzle): void {
    for (let row = 0; row < puzzle.height; row++)
      for (let column = 0; column < puzzle.width; column++) {
        if (column < puzzle.width - 1)
          this.differ(yes(horizontalEdge(puzzle, row, column)), this.at(row - 1, column), this.at(row, column));
        if (row < puzzle.height - 1)
          this.differ(yes(verticalEdge(puzzle, row, column)), this.at(row, column - 1), this.at(row, column));
      }
  }

  /** `edge` is true exactly when the two faces differ. Clauses with the rim shrink by themselves: it is known. */
  private differ(edge: Literal, a: Literal, b: Literal): void {
    const { engine } = this.model;
    engine.addClause([negate(edge), a, b]);
    engine.addClause([negate(edge), negate(a), negate(b)]);
    engine.addClause([edge, negate(a), b]);
    engine.addClause([edge, a, negate(b)]);
  }

  holdTogether(): void {
    const { columns, rows } = this;
    const inside: Literal[] = [];
    const lists: number[][] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const face = row * columns + column;
        inside.push(this.first + 2 * face);
        const beside: number[] = [];
        if (row > 0) beside.push(face - columns);
        if (column > 0) beside.push(face - 1);
        if (column < columns - 1) beside.push(face + 1);
        if (row < rows - 1) beside.push(face + columns);
        lists.push(beside);
      }
    const { engine } = this.model;
    engine.add(new Connected(inside, adjacency(lists), { rule: 'loop' }));
    const rim = inside.length;
    const border: number[] = [];
    for (let face = 0; face < rim; face++) {
      const row = Math.floor(face / columns);
      const column = face % columns;
      if (row > 0 && column > 0 && row < rows - 1 && column < columns - 1) continue;
      border.push(face);
      lists[face] = [...lists[face], rim];
    }
    engine.add(new Connected([...inside, this.rim].map(negate), adjacency([...lists, border]), { rule: 'loop' }));
  }
}
