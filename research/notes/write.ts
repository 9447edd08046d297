import type { GenreId } from '../../src/genres/registry.ts';
import type { Figures } from '../measure/figures.ts';
import { grouped } from './format.ts';
import { comparisonsMarkdown, rowsMarkdown } from './markdown.ts';
import type { Note } from './note.ts';
import { Source } from './source.ts';

const HOW_TO_READ =
  'How to read the tables: behind ± stands one standard error; behind a median, in brackets, the two order ' +
  'statistics between which the true one lies two times in three, whatever the distribution. Both are those of ' +
  'drawing other boards from the same generator. Figures without either are exact, or counts of the boards at ' +
  'hand. Beside the article’s figures σ is the standard error of a difference of two such samples, ours and the ' +
  'article’s; a median is compared by the ranks of its sample. Within three of them the two agree; a larger ' +
  'difference is explained. “Holds” and “Doesn’t hold” are the verdicts of the figures above them, and change with ' +
  'these.';

/**
 * The files of a genre's note, by name: Markdown and the plots beside it, all from the figures alone. Sections whose
 * tables aren't measured yet are left out.
 */
export function noteFiles(genre: GenreId, note: Note, figures: Figures): ReadonlyMap<string, string> {
  const source = new Source(figures);
  const files = new Map<string, string>();
  const parts = [`# ${note.title}\n`, `${note.opening}\n`, `${HOW_TO_READ}\n`];
  for (const { table, plots, findings } of note.sections) {
    if (!source.has(table)) continue;
    const kept = source.table(table);
    parts.push(`## ${kept.title}\n`, `${kept.means}\n`, rowsMarkdown(kept));
    for (const { name, title, svg } of plots?.(source) ?? []) {
      const file = `${genre}-${name}.svg`;
      files.set(file, svg);
      parts.push(`![${title}](${file})\n`);
    }
    for (const { claim, holds, figures: told } of findings(source))
      parts.push(`- **${holds ? 'Holds' : "Doesn't hold"}.** ${claim} ${told}\n`);
    if (kept.comparisons.length > 0) parts.push('Beside the article:\n', comparisonsMarkdown(kept));
    parts.push(howMade(kept.seed, kept.ceilings));
  }
  files.set(`${genre}.md`, `${parts.join('\n')}`);
  return files;
}

function howMade(seed: number, ceilings: Readonly<Record<string, number>>): string {
  const limits = Object.entries(ceilings).map(([what, limit]) => `${what} ${grouped(String(limit))}`);
  return `*Seed ${seed}${limits.length > 0 ? `; ceilings: ${limits.join(', ')}` : ''}.*\n`;
}
