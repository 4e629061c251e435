import { domainToASCII } from 'node:url';
import { LIMITS } from '@pithead/protocol';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const MAX_LOCAL_LENGTH = 64;

/**
 * The address with its domain in ASCII, or undefined. Stricter than the standard: no quotes, comments or line
 * breaks, so that an address can be part of a header. Spaces around it are a slip of the keyboard.
 */
export function parseEmailAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const [local, domain] = [trimmed.slice(0, at), domainToASCII(trimmed.slice(at + 1))];
  if (at < 1 || local.length > MAX_LOCAL_LENGTH || !LOCAL_PART.test(local) || !DOMAIN.test(domain))
    return undefined;
  const address = `${local}@${domain}`;
  return address.length <= LIMITS.address ? address : undefined;
}
