import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctedClock } from '#core/shared/clock/corrected-clock.ts';
import { rangeOfAnswer } from '#core/shared/clock/range-of-answer.ts';
import { rangeOfDocument, sentTiming } from '#core/shared/clock/range-of-document.ts';

const YEAR_MS = 365 * 86_400_000;
const START = Date.UTC(2027, 0, 31);
/** How far a device's clock is from the right time, ms. */
const anySkew = fc.integer({ min: -3 * YEAR_MS, max: 3 * YEAR_MS });

/** A server and a device; `pass` lets both go on. */
const world = (skew: number) => {
  let right = START;
  let awake = 0;
  let wrong = skew;
  const clock = correctedClock({ now: () => right + wrong }, () => awake);
  return {
    clock,
    right: () => right,
    pass: (ms: number) => {
      right += ms;
      awake += ms;
    },
    sleep: (ms: number) => {
      right += ms;
    },
    setDevice: (by: number) => {
      wrong += by;
    },
    /** An answer of the server that a cache has kept for a while. */
    answer: ({ took = 0, kept = 0, lifetime = 0, counted = 0 }) => {
      const range = rangeOfAnswer(
        {
          date: new Date(right - kept).toUTCString(),
          age: String(counted),
          cacheControl: lifetime === 0 ? 'private, no-store' : `public, max-age=${lifetime}`,
        },
        took,
      );
      if (range !== null) clock.hear(range);
    },
  };
};

describe('the clock of the interface', () => {
  test('after one answer it is right to a second and the time that the answer took, however wrong the device is', () =>
    fc.assert(
      fc.property(anySkew, fc.nat(20_000), fc.nat(3_600_000), (skew, took, later) => {
        const { clock, pass, right, answer } = world(skew);
        pass(took);
        answer({ took });
        pass(later);
        expect(Math.abs(clock.now() - right())).toBeLessThanOrEqual(1_001 + took);
      }),
    ));

  test('a clock that is set while the page is open moves nothing', () =>
    fc.assert(
      fc.property(anySkew, fc.array(anySkew), (skew, changes) => {
        const { clock, right, answer, setDevice } = world(skew);
        answer({});
        for (const change of changes) setDevice(change);
        expect(Math.abs(clock.now() - right())).toBeLessThanOrEqual(1_001);
      }),
    ));

  test('after an hour of sleep the next answer makes up for it', () =>
    fc.assert(
      fc.property(anySkew, fc.integer({ min: 2_000, max: YEAR_MS }), (skew, asleep) => {
        const { clock, right, answer, sleep } = world(skew);
        answer({});
        sleep(asleep);
        answer({});
        expect(Math.abs(clock.now() - right())).toBeLessThanOrEqual(1_001);
      }),
    ));

  test('an answer from a cache never makes a right clock wrong, and a wrong one as right as the answer is fresh', () =>
    fc.assert(
      fc.property(
        anySkew,
        fc.nat(3_600),
        fc.nat(86_400),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (skew, lifetime, counted, part) => {
          const { clock, right, answer } = world(skew);
          // `Age` counts what shared caches kept it for; a browser may keep it for the rest of its lifetime.
          answer({ lifetime, counted, kept: (counted + Math.floor(part * lifetime)) * 1_000 });
          expect(Math.abs(clock.now() - right())).toBeLessThanOrEqual(
            Math.min(Math.abs(skew), 1_001 + lifetime * 1_000),
          );
        },
      ),
    ));

  const DAY_MS = 86_400_000;
  /** As a browser reads the header. */
  const serverTiming = (header: string) =>
    [...header.matchAll(/(\w+);dur=(\d+);desc="(\d+)"/g)].map(([, name = '', duration, description = '']) => ({
      name,
      duration: Number(duration),
      description,
    }));
  const anyDocument = fc.record({
    /** Before it left the host, which shows old pages while its services are down. */
    keptByHost: fc.nat(30 * DAY_MS),
    mayCachesKeep: fc.nat(DAY_MS),
    keptByCaches: fc.double({ min: 0, max: 1, noNaN: true }),
    /** By the browser: revalidated with a 304, or shown without a request. */
    keptByBrowser: fc.option(fc.record({ ms: fc.nat(30 * DAY_MS), isRevalidated: fc.boolean() }), { nil: null }),
    took: fc.nat(20_000),
    tells: fc.boolean(),
  });
  type AnyDocument = typeof anyDocument extends fc.Arbitrary<infer Value> ? Value : never;

  const hearDocument = ({ clock, right }: ReturnType<typeof world>, document: AnyDocument): void => {
    const { keptByHost, mayCachesKeep, keptByCaches, keptByBrowser, took, tells } = document;
    const requestedAt = right() - took - (keptByBrowser?.isRevalidated === false ? keptByBrowser.ms : 0);
    const sentAt = requestedAt - Math.floor(keptByCaches * mayCachesKeep);
    const drawnAt = sentAt - keptByHost - (keptByBrowser?.isRevalidated ? keptByBrowser.ms : 0);
    const arrival = {
      transferSize: keptByBrowser === null ? 20_300 : keptByBrowser.isRevalidated ? 300 : 0,
      ...(tells ? { serverTiming: serverTiming(sentTiming(sentAt, mayCachesKeep)) } : {}),
    };
    clock.hear(rangeOfDocument(drawnAt, arrival, took));
  };

  test('no document makes a right clock wrong, however long host, caches and browser kept it', () =>
    fc.assert(
      fc.property(anyDocument, (document) => {
        const right = world(0);
        hearDocument(right, document);
        expect(right.clock.now()).toBe(right.right());
      }),
    ));

  test('a document that came over the network makes a wrong clock as right as caches allow', () =>
    fc.assert(
      fc.property(anySkew, anyDocument, (skew, document) => {
        const device = world(skew);
        const { keptByBrowser } = document;
        hearDocument(device, {
          ...document,
          keptByBrowser: keptByBrowser && { ...keptByBrowser, isRevalidated: true },
          tells: true,
        });
        expect(Math.abs(device.clock.now() - device.right())).toBeLessThanOrEqual(
          Math.min(Math.abs(skew), document.mayCachesKeep + document.took),
        );
      }),
    ));

  test('a clock behind is at least at the time of the drawing where the browser tells nothing', () => {
    const device = world(-YEAR_MS);
    device.clock.hear(rangeOfDocument(START, undefined, 0));
    expect(device.clock.now()).toBe(START);
  });

  test.each([
    [null, null, null],
    ['', null, 'no-store'],
    ['gestern', '5', 'no-store'],
    ['2027-13-45', null, null],
  ])('an answer without a readable time tells nothing: %s', (date, age, cacheControl) =>
    expect(rangeOfAnswer({ date, age, cacheControl }, 0)).toBe(null),
  );

  test.each([
    ['-5', 'no-store', 0],
    ['later', 'no-store', 0],
    ['60', 'no-store', 60],
    ['1e9', 'no-store', 0],
    ['99999999999999999999', 'no-store', 0],
  ])('an odd age counts only when it is a number of seconds: %s', (age, cacheControl, seconds) =>
    expect(rangeOfAnswer({ date: new Date(START).toUTCString(), age, cacheControl }, 0)?.earliest).toBe(
      START + seconds * 1_000,
    ),
  );
});
