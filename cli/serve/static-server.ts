import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** Serves the files of a folder, and nothing outside it, to this machine only. Resolves when it listens. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const files = sirv(folder, {
    etag: true,
    setHeaders(response, path) {
      // Names of assets change with their content; the page and its service worker are asked for again each time.
      const lasting = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', lasting);
    },
  });
  const server = createServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
    else response.writeHead(405).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
