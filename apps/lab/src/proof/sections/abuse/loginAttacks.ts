/** Answers must not tell existing from unknown names, and guessing is limited. */
import { quantile } from '@pithead/bots';
import type { CheckResult } from '../../proof.ts';
import type { RawResponse } from '@pithead/server/testing/clients/rawClient';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import { Attacker } from './attacker.ts';

const PASSWORD = 'lamp of the seventh gallery';
const WRONG = 'lamp of the eighth gallery';
/** Attempts per minute. */
const LIMITS = { account: 5, network: 10, all: 200 };
/** Load only makes answers slower, so the lower quartiles are compared. */
const QUICK_SHARE = 0.25;
/** Noise stays within these bounds; an omitted password hash makes the ratio a tenth or less. */
const RATIO_BOUNDS = [0.6, 1.67] as const;

const logIn = (from: Attacker, name: string, password: string): Promise<RawResponse> =>
  from.request('POST', '/api/login', { body: { name, password } });

async function tryFresh(
  url: string,
  name: string,
  password: string,
): Promise<RawResponse & { readonly ms: number }> {
  const attacker = new Attacker(url);
  const began = performance.now();
  const answer = await logIn(attacker, name, password);
  const ms = performance.now() - began;
  attacker.close();
  return { ...answer, ms };
}

async function register(url: string, name: string): Promise<string> {
  const attacker = new Attacker(url);
  const guest = await attacker.createGuest();
  const { cell } = await attacker.request('POST', '/api/me/account', {
    headers: bearerHeader(guest.token),
    body: { name, password: PASSWORD },
  });
  attacker.close();
  if (cell !== '200') throw new Error(`no account: ${cell}`);
  return name;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
let used = 0;
const newName = (kind: string): string => `${kind} ${inLetters(++used)}`;
const inLetters = (number: number): string =>
  (number < 26 ? '' : inLetters(Math.floor(number / 26) - 1)) + (LETTERS[number % 26] ?? '');

function comparable({ status, text, headers }: RawResponse): string {
  const { date: _, 'x-ratelimit-remaining': __, 'x-ratelimit-reset': ___, ...rest } = headers;
  return JSON.stringify([status, text, rest]);
}

export async function tryUserEnumeration(url: string, accounts: number): Promise<CheckResult> {
  const known: number[] = [];
  const unknown: number[] = [];
  const responses = new Set<string>();
  for (let account = 0; account < accounts; account++) {
    const name = await register(url, newName('known'));
    const nobody = newName('unknown');
    for (let turn = 0; turn < LIMITS.account - 1; turn++) {
      for (const [times, tried] of [
        [known, name],
        [unknown, nobody],
      ] as const) {
        const answer = await tryFresh(url, tried, WRONG);
        times.push(answer.ms);
        responses.add(comparable(answer));
      }
    }
  }
  for (const name of ['', ' ', '<b>', 'pithead', 'x'.repeat(300), '\u202e'])
    responses.add(comparable(await tryFresh(url, name, WRONG)));
  const [knownMs, unknownMs] = [quantile(known, QUICK_SHARE), quantile(unknown, QUICK_SHARE)];
  const ratio = unknownMs / knownMs;
  const findings = [
    ...(responses.size === 1
      ? []
      : [`${responses.size} answers to wrong log-ins: ${[...responses].join(' | ').slice(0, 400)}`]),
    ...(ratio >= RATIO_BOUNDS[0] && ratio <= RATIO_BOUNDS[1]
      ? []
      : [`a name that there is not takes ${ratio.toFixed(2)} times as long`]),
  ];
  const figures = {
    'ms of a wrong log-in, known and unknown names, p25': `${knownMs.toFixed(0)}, ${unknownMs.toFixed(0)}`,
  };
  return { count: known.length + unknown.length + 6, findings, figures };
}

const isTried = ({ cell }: RawResponse): boolean => cell === '401 wrongLogin' || cell === '200';

/** Attempts that the limit let through, minus those it gave back meanwhile. */
async function countTried(
  times: number,
  perMinute: number,
  attempt: () => Promise<RawResponse>,
): Promise<number> {
  const began = performance.now();
  let tried = 0;
  for (let i = 0; i < times; i++) if (isTried(await attempt())) tried++;
  return Math.ceil(tried - ((performance.now() - began) / 60_000) * perMinute);
}

export async function tryCredentialStuffing(url: string): Promise<CheckResult> {
  const name = await register(url, newName('known'));
  const ofName = await countTried(LIMITS.account + 5, LIMITS.account, () => tryFresh(url, name, WRONG));
  const { cell } = await tryFresh(url, name, PASSWORD);
  const one = new Attacker(url);
  const ofNetwork = await countTried(LIMITS.network + 5, LIMITS.network, () =>
    logIn(one, newName('stuffed'), WRONG),
  );
  one.close();
  const findings = [
    ...(ofName <= LIMITS.account ? [] : [`${ofName} passwords were tried for one name`]),
    ...(cell === '429 tooFast' ? [] : [`after too many attempts the next is answered: ${cell}`]),
    ...(ofNetwork <= LIMITS.network ? [] : [`${ofNetwork} passwords were tried from one address`]),
  ];
  const figures = { 'passwords tried at once for one name, from one address': `${ofName}, ${ofNetwork}` };
  return { count: LIMITS.account + LIMITS.network + 11, findings, figures };
}

export async function tryGlobalStuffing(url: string): Promise<CheckResult> {
  const times = LIMITS.all + 60;
  const began = performance.now();
  let tried = 0;
  for (let i = 0; i < times; i += 4) {
    const answers = await Promise.all([0, 1, 2, 3].map(() => tryFresh(url, newName('everybody'), WRONG)));
    tried += answers.filter(isTried).length;
  }
  const back = ((performance.now() - began) / 60_000) * LIMITS.all;
  const findings = tried <= LIMITS.all + back + 1 ? [] : [`${tried} passwords were tried from everywhere`];
  return { count: times, findings, figures: { 'passwords tried from everywhere': `${tried} of ${times}` } };
}
