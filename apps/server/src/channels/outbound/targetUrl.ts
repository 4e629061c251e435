import { isIP } from 'node:net';
import { networkOf } from '../../limits/networkOf.ts';
import { isPublicAddress } from './publicAddress.ts';

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * All names under one registered name: anybody can have any number of names under an own one. Two labels are enough
 * for that, and too many targets share a slot where registered names have three.
 */
export function targetOf(url: string): string {
  const host = hostOf(new URL(url));
  return isIP(host) === 0 ? host.replace(/\.$/, '').split('.').slice(-2).join('.') : networkOf(host);
}

/** Ports of other protocols, such as mail, can't be addressed. */
const FIRST_FREE_PORT = 1024;

/** A name is resolved only when it is called: what it points to may change. */
export function parseTargetUrl(text: string, allowsLocalTargets: boolean): URL | 'badUrl' | 'privateAddress' {
  if (!URL.canParse(text)) return 'badUrl';
  const url = new URL(text);
  url.hash = '';
  if (url.username !== '' || url.password !== '') return 'badUrl';
  if (allowsLocalTargets) return /^https?:$/.test(url.protocol) ? url : 'badUrl';
  if (url.protocol !== 'https:') return 'badUrl';
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT) return 'badUrl';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) return 'privateAddress';
  if (/(?:^|\.)(?:localhost|local|internal)\.?$/.test(host)) return 'privateAddress';
  return url;
}
