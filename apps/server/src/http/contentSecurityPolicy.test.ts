import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const PAGE =
  '<head><script>begin()</script><style>\n  a {}\n</style>' +
  '<script type="module" src="/a.js"></script><style>b {}</style></head>';

describe('the content security policy of a page', () => {
  test('the policy allows inline code by its hash as `openssl dgst -sha256` prints it', () => {
    const { 'script-src': scripts, 'style-src': styles } = contentSecurityPolicy(PAGE);
    expect(scripts).toEqual(["'self'", "'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='"]);
    expect(styles).toHaveLength(3);
  });

  test('the policy allows nothing unsafe, and nothing inline where the page has nothing', () => {
    expect(JSON.stringify(contentSecurityPolicy(PAGE))).not.toContain('unsafe');
    expect(contentSecurityPolicy('<main></main>')).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
    });
  });
});
