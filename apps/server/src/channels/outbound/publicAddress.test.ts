import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';
import { parseTargetUrl } from './targetUrl.ts';

describe('public addresses', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1']],
    ['link-local', ['169.254.169.254', 'fe80::1', 'febf::1']],
    ['carrier-grade NAT', ['100.64.0.1', '100.127.255.255']],
    ['mapped or translated IPv4', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '::127.0.0.1']],
    ['6to4 and Teredo', ['2002:7f00:1::', '2001:0:1::1']],
    ['multicast and broadcast', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
    ['unspecified and reserved', ['0.0.0.0', '0.1.2.3', '240.0.0.1', '::', '100::1', '5f00::1']],
    ['documentation and benchmarks', ['192.0.2.1', '198.18.0.1', '203.0.113.9', '2001:db8::1', '3fff::1']],
    ['no address', ['', 'example.org', '1.2.3', '08.8.8.8', '1.2.3.4:80', 'fe80::1%eth0']],
  ])('%s is refused', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('addresses beside the refused ranges are public', () => {
    const near = ['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.255.255'];
    const more = ['172.32.0.0', '223.255.255.255', '2001:4860:4860::8888', '2a00:1450::1', '2620:fe::fe'];
    expect([...near, ...more].filter((each) => !isPublicAddress(each))).toEqual([]);
  });
});

describe('target addresses', () => {
  it.each([
    ['https://hooks.example.org/a?b=1', 'https://hooks.example.org/a?b=1'],
    ['https://hooks.example.org:8443/', 'https://hooks.example.org:8443/'],
    ['HTTPS://Hooks.Example.ORG/A#part', 'https://hooks.example.org/A'],
    ['https://[2a00:1450::1]/', 'https://[2a00:1450::1]/'],
  ])('%s is accepted as %s', (text, href) => {
    expect(parseTargetUrl(text, false)).toEqual(new URL(href));
  });

  it.each([
    [
      'badUrl',
      ['', 'x', 'http://hooks.example.org/', 'ftp://a.example/', 'file:///etc/passwd', '//a.example'],
    ],
    ['badUrl', ['https://user:pass@hooks.example.org/', 'https://hooks.example.org:25/', 'https://']],
    [
      'privateAddress',
      ['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://017700000001/'],
    ],
    [
      'privateAddress',
      ['https://localhost/', 'https://a.localhost/', 'https://db.internal./', 'https://[::1]/'],
    ],
    ['privateAddress', ['https://[::ffff:10.0.0.1]/', 'https://[::ffff:a00:1]/', 'https://①②⑦.0.0.1/']],
  ])('%s is the answer to %j', (reason, texts) => {
    for (const text of texts) expect(parseTargetUrl(text, false), text).toBe(reason);
  });
});
