/** The server with deal keys that count up from one, so that checks can be repeated. */
import { configFrom, startServer } from '@pithead/server';
import { dealKey } from './fixedDeal.ts';

let deals = 0;
const server = await startServer(configFrom(process.env), { newKey: () => dealKey(++deals) });
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
process.stdout.write(`${server.url}\n`);
