import fc from 'fast-check';
import { expect } from 'vitest';
import { CART_POINTER_DAYS, type CartPointer } from '#core/session/cart-pointer.port.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { orderId } from '#core/shared/ids.ts';
import type { Requests } from '#test/kit/fakes/browser.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

const anyId = fc.stringMatching(/^[0-9a-f]{32}$/).map(orderId);
type Subject = Requests<CartPointer>;

const always = (open: () => Promise<Subject>, check: (subject: Subject, id: string, other: string) => void) =>
  fc.assert(
    fc.asyncProperty(anyId, anyId, async (id, other) => check(await open(), id, other)),
    { numRuns: 20 },
  );

/** Laws of every CartPointer: it remembers one id per browser. */
export const cartPointerLaws: readonly Law<Subject>[] = [
  {
    name: 'CART-02 a new browser has no cart id',
    check: async (open) => {
      const subject = await open();
      expect([subject.next().get(), subject.next().recovery(), subject.next().sessionId()]).toEqual([null, null, null]);
    },
  },
  {
    name: 'CART-03 a stored cart id is returned in the next request',
    check: (open) =>
      always(open, ({ next }, id) => {
        next().set(orderId(id));
        expect(next().get()).toBe(id);
      }),
  },
  {
    name: 'CART-04 a stored cart id replaces the previous one',
    check: (open) =>
      always(open, ({ next }, id, other) => {
        next().set(orderId(id));
        next().set(orderId(other));
        expect(next().get()).toBe(other);
      }),
  },
  {
    name: 'CART-04 a removed cart id is gone in the next request',
    check: (open) =>
      always(open, ({ next }, id) => {
        next().set(orderId(id));
        next().clear();
        expect(next().get()).toBeNull();
      }),
  },
  {
    name: 'CART-11 the recovery slot keeps its own id, whatever happens to the cart id',
    check: (open) =>
      always(open, ({ next }, id, other) => {
        next().setRecovery(orderId(id));
        next().set(orderId(other));
        next().clear();
        expect(next().recovery()).toBe(id);
        next().setRecovery(null);
        expect(next().recovery()).toBeNull();
      }),
  },
  {
    name: 'CART-11 setting the recovery slot does not change the cart id',
    check: (open) =>
      always(open, ({ next }, id, other) => {
        next().set(orderId(id));
        next().setRecovery(orderId(other));
        expect(next().get()).toBe(id);
      }),
  },
  {
    name: 'CART-15 a cart id expires after seven days',
    check: (open) =>
      always(open, ({ next, after }, id) => {
        next().set(orderId(id));
        expect(after(CART_POINTER_DAYS * DAY_MS - 60_000).get()).toBe(id);
        expect(after(120_000).get()).toBeNull();
      }),
  },
  {
    name: 'CART-03 another browser does not see the cart id',
    check: (open) =>
      always(open, ({ next, elsewhere }, id) => {
        next().set(orderId(id));
        expect(elsewhere().get()).toBeNull();
      }),
  },
  {
    name: 'SID-01 the label of the cart session stays until it is set again',
    check: (open) =>
      always(open, ({ next }, id, other) => {
        next().setSessionId(`CART1760000000000${id.slice(0, 3)}`);
        next().set(orderId(other));
        next().clear();
        expect(next().sessionId()).toBe(`CART1760000000000${id.slice(0, 3)}`);
      }),
  },
];

/** Runs the laws on one adapter. `open` returns a new browser. */
export const cartPointerContract = (name: string, open: () => Promise<Subject>): void =>
  describeLaws(`${name} keeps the CartPointer contract`, cartPointerLaws, open);
