import { createHash } from 'node:crypto';

/** Directives that `default-src` does not cover. */
const NEEDED: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
};
const HARMLESS = /^'(?:none|self|sha(?:256|384|512)-[\w+/-]+=*)'$/;
/** `data:` images load nothing and run nothing. */
const isPicture = (directive: string, source: string): boolean =>
  directive === 'img-src' && source === 'data:';

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

export function policyViolations(policy: string): string[] {
  const directives = directivesOf(policy);
  const loose = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((source) => !HARMLESS.test(source) && !isPicture(name, source))
      .map((source) => `${name} ${source}`),
  );
  const missing = Object.entries(NEEDED).filter(([name, value]) => directives.get(name)?.join(' ') !== value);
  return [...loose, ...missing.map(([name]) => `no ${name}`)];
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const IN_ATTRIBUTES =
  /<[^>]*\s(?:on\w+|style)\s*=|(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data|https?):/gi;

export function pageViolations(html: string, policy: string): string[] {
  const directives = directivesOf(policy);
  const unknown = [...html.matchAll(INLINE)].filter(([, tag = '', attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return text.trim() !== '';
    const hash = createHash('sha256').update(text).digest('base64');
    return !(directives.get(`${tag.toLowerCase()}-src`) ?? []).includes(`'sha256-${hash}'`);
  });
  return [
    ...unknown.map(([found]) => found),
    ...(html.replaceAll(INLINE, '<$1$2>').match(IN_ATTRIBUTES) ?? []),
  ];
}
