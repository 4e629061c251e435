import { TableId } from '@pithead/protocol';
import { UserError } from '../../userError.ts';

interface Address {
  readonly origin: string;
  readonly table: string | undefined;
}

const TABLE_PATH = /^\/table\/([^/]+)\/?$/;

/** Accepts `http://localhost:8080`, `localhost:8080` and `…/table/ID`. */
export function parseServerAddress(text: string | undefined, table: string | undefined): Address {
  if (text === undefined) throw new UserError('addressMissing');
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hostname === '')
    throw new UserError('badAddress', { address: text });
  const linkedTable = TABLE_PATH.exec(url.pathname)?.[1];
  if (linkedTable === undefined && url.pathname !== '/') throw new UserError('badAddress', { address: text });
  return { origin: url.origin, table: checkTableId(table ?? linkedTable) };
}

function checkTableId(id: string | undefined): string | undefined {
  if (id !== undefined && !TableId.safeParse(id).success) throw new UserError('badTable', { table: id });
  return id;
}

export const tableLink = (origin: string, table: string): string => `${origin}/table/${table}`;
