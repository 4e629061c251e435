/**
 * What a browser may load for our pages: nothing but what we serve ourselves, no frames, and inline only what
 * the page itself was built with.
 */
import { createHash } from 'node:crypto';

const INLINE = { script: /<script>([^]*?)<\/script>/g, style: /<style>([^]*?)<\/style>/g } as const;

/** The browser compares them with what it finds between the tags. */
function hashesOf(html: string, tag: keyof typeof INLINE): string[] {
  return [...html.matchAll(INLINE[tag])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/**
 * The policy for a page: its own script and style are known by their hashes, so that nothing else inline is
 * ever run or applied.
 */
export function policyFor(html: string): Readonly<Record<string, string[]>> {
  return {
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}
