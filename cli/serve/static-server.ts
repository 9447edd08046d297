import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the files of a folder, and nothing outside it, to this machine only. Resolves when it listens. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const refuse = (status: number): void => void response.writeHead(status).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const path = pathOf(folder, request.url ?? '/');
    if (path === undefined) return refuse(404);
    stat(path).then(
      (found) => {
        if (!found.isFile()) return refuse(404);
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        // Names of assets change with their content; the page and its service worker are asked for again each time.
        const lasting = path.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache';
        response.writeHead(200, { 'content-type': type, 'content-length': found.size, 'cache-control': lasting });
        if (request.method === 'HEAD') response.end();
        else
          createReadStream(path)
            .on('error', () => response.destroy())
            .pipe(response);
      },
      () => refuse(404),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function pathOf(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const full = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return full.startsWith(folder + sep) ? full : undefined;
}
