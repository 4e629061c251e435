import { createHash } from 'node:crypto';

const INLINE = { script: /<script>([^]*?)<\/script>/g, style: /<style>([^]*?)<\/style>/g } as const;

function hashesOf(html: string, tag: keyof typeof INLINE): string[] {
  return [...html.matchAll(INLINE[tag])].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

export function contentSecurityPolicy(html: string): Readonly<Record<string, string[]>> {
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
