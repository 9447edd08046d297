import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Session } from '../terminal/session.ts';
import { jsonOption } from './arguments.ts';

interface Options {
  readonly port: number;
  readonly json?: true;
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new InvalidArgumentError('It is a whole number from 0 to 65535.');
  return port;
}

export function addServe(kaisu: Command, session: Session): void {
  kaisu
    .command('serve')
    .summary('the web workbench on localhost')
    .description('Serves the workbench, where people play, to this machine only, until Ctrl-C. Builds it when needed.')
    .addOption(new Option('--port <number>', 'the port; 0 takes any free one').argParser(portNumber).default(8037))
    .addOption(jsonOption())
    .action(async ({ port, json }: Options) => {
      const { readySite } = await import('../serve/site.ts');
      const { serveFolder } = await import('../serve/static-server.ts');
      const { InputError } = await import('../../src/grid/input-error.ts');
      const folder = await readySite(session.signal);
      if (folder === undefined) return;
      const server = await serveFolder(folder, port).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE')
          throw new InputError(`Port ${port} is taken by another program: choose one with --port.`);
        if (error.code === 'EACCES') throw new InputError(`Port ${port} may not be used: choose one with --port.`);
        throw error;
      });
      const address = server.address();
      const at = typeof address === 'object' && address !== null ? address.port : port;
      const url = `http://localhost:${at}/`;
      await (json ? session.json({ url }) : session.write(`${url}\n`));
      await new Promise<void>((resolve) => {
        if (session.signal.aborted) resolve();
        session.signal.addEventListener('abort', () => resolve());
      });
      server.closeAllConnections();
      server.close();
    });
}
