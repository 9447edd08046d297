/** A command that a document shows, and what it prints. */
export interface Shown {
  readonly command: string;
  readonly output: string;
}

/** What a document shows in its console blocks. */
export function shownIn(text: string): Shown[] {
  return [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .split(/^\$ /m)
      .filter((part) => part !== '')
      .map((part) => {
        const end = part.indexOf('\n');
        return { command: part.slice(0, end), output: part.slice(end + 1) };
      }),
  );
}

/** The words of a shell command that uses no more of the shell than single quotes. */
export function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/**
 * What a document shows of a program's output: `…` stands for any text of a line, and alone on a line for any lines.
 */
export function patternOf(output: string): RegExp {
  const escaped = output.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/^…\n/gm, '(?:.*\\n)*').replaceAll('…', '.*')}$`);
}
