import fc from 'fast-check';
import { expect } from 'vitest';
import { type PendingLoginStep, providers } from '#core/account/account.ts';
import type { PendingLogin, PendingLoginStore } from '#core/account/log-in/pending-login-store.port.ts';
import { token } from '#core/shared/ids.ts';
import type { Requests } from '#test/kit/fakes/browser.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { returnPath } from '#test/kit/return-path.ts';

export type TrailSubject = Requests<PendingLoginStore>;

const steps: readonly PendingLoginStep[] = [
  'provider',
  'confirm',
  'complete',
  'verify',
  'second-factor',
  'link',
  'reset-code',
  'reset-password',
];
const nothing = fc.constant(null);
const hex = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`));
const id = fc.stringMatching(/^[\w.@-]{1,60}$/);

/** Pending logins as the use cases store them. */
export const anyTrail: fc.Arbitrary<PendingLogin> = fc.record({
  step: fc.constantFrom(...steps),
  state: hex(32),
  provider: fc.option(fc.constantFrom(...providers)),
  userId: fc.option(id),
  externalId: fc.option(id),
  token: fc.option(hex(64).map(token)),
  portalToken: fc.option(hex(64).map(token)),
  code: fc.oneof(
    nothing,
    fc.record({
      sentTo: fc.constantFrom('09•• ••• 678', 'k•••@example.vn'),
      expiresAt: fc.integer({ min: 0, max: 4e12 }),
      outbox: fc.option(fc.constantFrom('http://localhost:4000/outbox', 'http://localhost/hop-thu')),
    }),
  ),
  remembered: fc.boolean(),
  returnPath: fc
    .oneof(
      fc.stringMatching(/^\/[a-z0-9-]{0,20}$/),
      fc.stringMatching(/^\/[a-z]{1,10}\?q=[a-z0-9%=&]{0,20}#[a-z]{0,5}$/),
      fc.constantFrom('/gio-hang?orderId=a%20b', '/tìm-kiếm?q=máy;chủ', 'https://portal.may.example/x?y=1'),
    )
    .map(returnPath),
});

const checkAll = (
  open: () => Promise<TrailSubject>,
  check: (subject: TrailSubject, a: PendingLogin, b: PendingLogin) => void,
) =>
  fc.assert(
    fc.asyncProperty(anyTrail, anyTrail, async (a, b) => check(await open(), a, b)),
    { numRuns: 50 },
  );

/** Laws of every store of a pending login: one per browser, returned whole or not at all. */
export const loginTrailLaws: readonly Law<TrailSubject>[] = [
  {
    name: 'COOK-01 a new browser has no pending login',
    check: async (open) => expect((await open()).next().read()).toBeNull(),
  },
  {
    name: 'COOK-01 ACC-04 a stored pending login is returned unchanged in the next request',
    check: (open) =>
      checkAll(open, ({ next }, trail) => {
        next().save(trail);
        expect(next().read()).toEqual(trail);
      }),
  },
  {
    name: 'COOK-01 a stored pending login can be read in the same request',
    check: (open) =>
      checkAll(open, ({ next }, trail) => {
        const request = next();
        request.save(trail);
        expect(request.read()).toEqual(trail);
      }),
  },
  {
    name: 'COOK-01 storing a pending login replaces the previous one completely',
    check: (open) =>
      checkAll(open, ({ next }, first, second) => {
        next().save(first);
        next().save(second);
        expect(next().read()).toEqual(second);
      }),
  },
  {
    name: 'ACC-08 a removed pending login is gone in the next request',
    check: (open) =>
      checkAll(open, ({ next }, trail) => {
        next().save(trail);
        next().clear();
        expect(next().read()).toBeNull();
      }),
  },
  {
    name: 'ACC-08 a removed pending login is gone in the same request',
    check: (open) =>
      checkAll(open, ({ next }, trail) => {
        next().save(trail);
        const request = next();
        request.clear();
        expect(request.read()).toBeNull();
      }),
  },
  {
    name: 'ACC-08 removing a pending login that does not exist changes nothing',
    check: (open) =>
      checkAll(open, ({ next }, trail) => {
        next().clear();
        next().save(trail);
        expect(next().read()).toEqual(trail);
      }),
  },
  {
    name: 'LAY-03 a pending login is not visible in another browser',
    check: (open) =>
      checkAll(open, ({ next, elsewhere }, trail) => {
        next().save(trail);
        expect(elsewhere().read()).toBeNull();
      }),
  },
];

/** Runs the laws on one adapter. `open` returns a new browser. */
export const loginTrailContract = (name: string, open: () => Promise<TrailSubject>): void =>
  describeLaws(`${name} keeps the LoginTrail contract`, loginTrailLaws, open);
