/** Planted faults of serving static files. They are bundled into the folder that contains those files. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RunningServer } from '@pithead/server';
import { interceptRequests, replaceHeader } from './serverHoles.ts';

const PAGE = join(import.meta.dirname, 'page');

function sendFile(path: string, response: ServerResponse): boolean {
  try {
    response.end(readFileSync(path));
    return true;
  } catch {
    return false;
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/[?#].*/, '');

export const PLANTED_PAGE_FAULTS: Readonly<Record<string, (server: RunningServer) => unknown>> = {
  'files of the pages are found by climbing': (server) =>
    interceptRequests(server, 'request', (request, response) => {
      try {
        return sendFile(join(PAGE, decodeURIComponent(pathOf(request))), response);
      } catch {
        return false;
      }
    }),
  'packed files have an address of their own': (server) =>
    interceptRequests(
      server,
      'request',
      (request, response) =>
        pathOf(request).endsWith('.gz') && sendFile(join(PAGE, pathOf(request)), response),
    ),
  'packed files are sent to everybody': (server) =>
    interceptRequests(server, 'request', ({ headers }) => void (headers['accept-encoding'] = 'gzip')),
  'nobody is told that there is a packed one, too': replaceHeader(/^accept-encoding$/i, 'origin'),
};
