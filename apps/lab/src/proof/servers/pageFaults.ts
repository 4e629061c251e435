/** Faults of serving static files. They are bundled into the folder that contains those files. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RunningServer } from '@pithead/server';
import { interceptRequests, replaceHeader } from './serverFaults.ts';

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
  'a path may leave the folder of the pages': (server) =>
    interceptRequests(server, 'request', (request, response) => {
      try {
        return sendFile(join(PAGE, decodeURIComponent(pathOf(request))), response);
      } catch {
        return false;
      }
    }),
  'compressed files have their own address': (server) =>
    interceptRequests(
      server,
      'request',
      (request, response) =>
        pathOf(request).endsWith('.gz') && sendFile(join(PAGE, pathOf(request)), response),
    ),
  'compressed files are sent to clients that do not accept them': (server) =>
    interceptRequests(server, 'request', ({ headers }) => void (headers['accept-encoding'] = 'gzip')),
  'the Vary header is missing': replaceHeader(/^accept-encoding$/i, 'origin'),
};
