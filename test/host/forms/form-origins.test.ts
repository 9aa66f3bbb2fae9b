import { describe, expect, test } from 'vitest';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { knownOrigins } from '#host/http/form-origins.ts';

type Answer = Result<readonly string[], PortFailure>;
const down: Answer = fail({ kind: 'unreachable' });

/** A service that returns these answers in order and then repeats the last one. */
const openKnownOrigins = (...answers: readonly Answer[]) => {
  let now = 0;
  let asked = 0;
  const load = async (): Promise<Answer> => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? down;
  };
  return {
    origins: knownOrigins(load, { now: () => now }),
    asked: () => asked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('PAY-02 the host learns where forms may be sent on to', () => {
  test('PAY-02 the first page waits for the origins, and the service is asked once a minute', async () => {
    const { origins, asked, pass } = openKnownOrigins(ok(['https://a.example', 'https://b.example']));
    const first = await Promise.all([origins(), origins()]);
    expect(first).toEqual(Array(2).fill(['https://a.example', 'https://b.example']));
    pass(59_999);
    await origins();
    expect(asked()).toBe(1);
    pass(1);
    await origins();
    expect(asked()).toBe(2);
  });

  test('PAY-02 without an answer no origin is allowed, and the service is asked again soon', async () => {
    const { origins, pass } = openKnownOrigins(down, ok(['https://a.example']));
    expect(await origins()).toEqual([]);
    pass(2_000);
    expect(await origins()).toEqual(['https://a.example']);
  });

  test('PAY-02 the known origins stay while the service does not respond', async () => {
    const { origins, pass } = openKnownOrigins(ok(['https://a.example']), down);
    await origins();
    for (let minute = 0; minute < 3; minute += 1) {
      pass(60_000);
      expect(await origins()).toEqual(['https://a.example']);
    }
  });

  test('PAY-02 only valid origins are put into the header', async () => {
    const words = [
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example/pay',
      '*',
      "'self'",
      'javascript:',
    ];
    expect(await openKnownOrigins(ok([...words, 'https://b.example'])).origins()).toEqual(['https://b.example']);
  });
});
