import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folders that hold code. */
export const rooms = ['src', 'cli', 'research', 'web', 'bench', 'test'];

/** One import of one file by another, or of a package, or of a module of Node's (`node:fs`). */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone at run time. */
  readonly typesOnly: boolean;
  readonly of: 'file' | 'package' | 'node';
}

export interface Graph {
  readonly files: readonly string[];
  readonly imports: readonly Import[];
  /** The files that import each other, in the order in which they do. */
  readonly circles: readonly (readonly string[])[];
}

/** Every file with code in a folder, by its path in the checkout. */
export function codeIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|cjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .sort();
}

/** Who imports whom in some folders, read from the sources, types included. */
export async function graphOf(folders: readonly string[], except = '^$'): Promise<Graph> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: except },
      validate: true,
      ruleSet: { forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }] },
    },
    { extensions: ['.ts', '.tsx', '.cjs', '.json'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter(({ source }) => /^[\w-]+\/.*\.(ts|tsx|cjs)$/.test(source) && !/node_modules/.test(source));
  return {
    files: own.map(({ source }) => source).sort(),
    imports: own.flatMap(({ source: from, dependencies }) =>
      dependencies.map(({ module, resolved, coreModule, dependencyTypes, couldNotResolve }) => {
        const isFile = module.startsWith('.');
        return {
          from,
          to: coreModule ? `node:${resolved}` : isFile && !couldNotResolve ? resolved : module,
          typesOnly: dependencyTypes.includes('type-only'),
          of: coreModule ? 'node' : isFile ? 'file' : 'package',
        } as const;
      }),
    ),
    circles: summary.violations.map(({ cycle }) => (cycle ?? []).map(({ name }) => name)),
  };
}
