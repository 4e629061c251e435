import { expect, it } from 'vitest';
import { targetOf } from './targetUrl.ts';

it('all names of one owner are one target, and an address is one without its port', () => {
  const targets = [
    'https://a1.tarpit.example/x',
    'https://a2.tarpit.example./y',
    'https://127.0.0.2:8443/',
    'https://[2001:db8:1:2:3::4]/',
    'https://fcm.googleapis.com/fcm/send/abc',
  ].map(targetOf);
  expect(targets).toEqual([
    'tarpit.example',
    'tarpit.example',
    '127.0.0.2',
    '2001:db8:1:2',
    'googleapis.com',
  ]);
});
