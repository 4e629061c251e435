/**
 * A random id of the browser, which outlives logging out: two accounts that are used in one browser do not play
 * rated games against each other. It identifies nobody and is stored as a keyed hash only.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { randomToken } from '../ids.ts';

const NAME = 'pithead-device';
const LIFETIME_S = 365 * 24 * 3600;

export function deviceOf({ cookies }: FastifyRequest): string | undefined {
  const device = cookies[NAME];
  return device !== undefined && /^[\w-]{22}$/.test(device) ? device : undefined;
}

export function setDeviceCookie({ publicUrl }: Config, request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(NAME, deviceOf(request) ?? randomToken(16), {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: LIFETIME_S,
  });
}
