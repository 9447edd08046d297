import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The workbench's site: built by vite from `web`, `src` and `bank` into `dist/site`.

const sources = ['web', 'src', 'bank', 'vite.config.ts', 'package.json'];

/** The folder of the checkout: the nearest one above that holds package.json, from `lab` as from `dist/lab`. */
export function checkout(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!sourceAt(join(folder, 'vite.config.ts'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the checkout was not found');
    folder = above;
  }
  return folder;
}

export function siteFolder(): string {
  return join(checkout(), 'dist', 'site');
}

function sourceAt(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** What the sources look like from outside: how many, how large, how new. Compared for equality only. */
function fingerprint(root: string): string {
  let files = 0;
  let bytes = 0;
  let newest = 0;
  const take = (path: string): void => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return;
    if (found.isDirectory()) for (const name of readdirSync(path)) take(join(path, name));
    else {
      files += 1;
      bytes += found.size;
      newest = Math.max(newest, found.mtimeMs);
    }
  };
  for (const source of sources) take(join(root, source));
  return JSON.stringify({ files, bytes, newest });
}

function stampedWith(stamp: string): string {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

/** Builds the site unless what is there is fresh; tells through `say` that it does. Returns the site's folder. */
export async function readySite(say: (text: string) => void): Promise<string> {
  const root = checkout();
  const folder = siteFolder();
  const stamp = join(root, 'dist', 'site.json');
  // Taken before the build: a file that changes meanwhile makes the site stale.
  const now = fingerprint(root);
  if (sourceAt(join(folder, 'index.html')) && stampedWith(stamp) === now) return folder;
  say('building the site (vite build) …');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, now);
  return folder;
}
