import { describe, expect, it } from 'vitest';
import { LoginThrottle } from './loginThrottle.ts';

const MINUTE = 60_000;

function newThrottle() {
  let time = 1_000;
  const throttle = new LoginThrottle({ monotonic: () => time });
  const allow = (ip: string, accountKey: string) => throttle.allow(ip, accountKey);
  return { throttle, allow, pass: (ms: number) => void (time += ms) };
}

const count = (attempts: number, attempt: (i: number) => { readonly ok: boolean }): number =>
  Array.from({ length: attempts }, (_, i) => attempt(i)).filter(({ ok }) => ok).length;

describe('the throttle of login attempts', () => {
  it('an address has ten attempts a minute for all accounts together', () => {
    const { allow, pass } = newThrottle();
    expect(count(30, (i) => allow('192.0.2.1', `name${i}`))).toBe(10);
    expect(allow('192.0.2.1', 'another')).toEqual({ ok: false, retryAfterMs: 6_000 });
    expect(allow('192.0.2.2', 'another')).toEqual({ ok: true });
    pass(6_000);
    expect(count(5, (i) => allow('192.0.2.1', `later${i}`))).toBe(1);
    pass(MINUTE);
    expect(count(30, (i) => allow('192.0.2.1', `again${i}`))).toBe(10);
  });

  it('an account has five attempts from all addresses, then each wait is twice as long, up to some minutes', () => {
    const { allow, pass } = newThrottle();
    let address = 0;
    const attempt = () => allow(`198.51.100.${address++ % 250}`, 'anna');
    expect(count(20, attempt)).toBe(5);
    const waits = Array.from({ length: 7 }, () => {
      const refused = attempt();
      const ms = refused.ok ? 0 : refused.retryAfterMs;
      pass(ms - 1);
      expect(attempt().ok).toBe(false);
      pass(1);
      expect(attempt().ok).toBe(true);
      return ms / 1_000;
    });
    expect(waits).toEqual([24, 48, 96, 192, 384, 384, 384]);
    pass(5 * 384_000);
    expect(count(20, attempt)).toBe(5);
    expect(attempt()).toEqual({ ok: false, retryAfterMs: 24_000 });
  });

  it('a correct password resets the account’s attempts', () => {
    const { allow, throttle } = newThrottle();
    expect(count(9, (i) => allow(`192.0.2.${i}`, 'anna'))).toBe(5);
    throttle.succeeded('anna');
    expect(count(9, (i) => allow(`192.0.2.${i}`, 'anna'))).toBe(5);
  });

  it('all addresses together have two hundred attempts', () => {
    const { allow, pass } = newThrottle();
    expect(count(500, (i) => allow(`10.0.${i >> 8}.${i & 255}`, `name${i}`))).toBe(200);
    expect(allow('192.0.2.1', 'anna')).toEqual({ ok: false, retryAfterMs: 300 });
    pass(300);
    expect(allow('192.0.2.1', 'anna')).toEqual({ ok: true });
  });

  it('a refused attempt does not count against other limits', () => {
    const { allow } = newThrottle();
    expect(count(1_000, () => allow('192.0.2.1', 'anna'))).toBe(5);
    expect(count(1_000, (i) => allow('192.0.2.1', `name${i}`))).toBe(5);
    expect(count(1_000, (i) => allow(`10.0.${i >> 8}.${i & 255}`, `other${i}`))).toBe(190);
  });

  it('a clock that goes back neither adds nor removes attempts', () => {
    const { allow, pass } = newThrottle();
    expect(count(9, () => allow('192.0.2.1', 'anna'))).toBe(5);
    pass(-500);
    expect(allow('192.0.2.1', 'anna').ok).toBe(false);
    pass(24_000);
    expect(allow('192.0.2.1', 'anna').ok).toBe(true);
  });
});
