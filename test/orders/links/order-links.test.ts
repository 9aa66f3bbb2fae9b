import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grantOrderAccess, orderLink, readOrderLink, withOrderAccess } from '#backend/order-store/order-links.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ORDER_ACCESS_HEADER } from '#contracts/secrets/order-link.ts';
import { ORDER_ACCESS_TTL_MS, ORDER_LINK_TTL_MS } from '#core/order-rules/order-link.ts';

const publicOrigin = 'https://shop.example';
const secret = (letter: string) => letter.repeat(32);

const depsAt = (now: number, sealing: readonly [string, ...string[]] = [secret('s')]) =>
  ({
    clock: { now: () => now },
    secrets: { sealing },
    environment: { publicOrigin },
  }) as const;

const order = { id: newId(), linkVersion: 3 };
const tokenOf = (link: string): string => link.slice(`${publicOrigin}/don-hang/`.length);
const visitor: RequestVisitor = { sessionId: 'one', partyId: null, guestSessionId: null, staff: false };

const accessWith = async (deps: ReturnType<typeof depsAt>, token: string) => {
  const read = withOrderAccess(deps, async () => visitor);
  return (await read(new Headers({ [ORDER_ACCESS_HEADER]: token })))?.orderAccess;
};

test('a link names its order and version until its end', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * ORDER_LINK_TTL_MS }), (later) => {
      const token = tokenOf(orderLink(depsAt(1_000), order));
      const opened = { orderId: order.id, linkVersion: 3, isExpired: later >= ORDER_LINK_TTL_MS };
      expect(readOrderLink(depsAt(1_000 + later), token)).toEqual(opened);
    }),
  ));

test('a link with any other character opens nothing', () => {
  const deps = depsAt(1_000);
  const token = tokenOf(orderLink(deps, order));
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('0', '1', '9', 'a', 'f', '.', '~', ''), (at, other) => {
      const altered = token.slice(0, at) + other + token.slice(at + 1);
      fc.pre(altered !== token);
      expect(readOrderLink(deps, altered)).toBeNull();
    }),
  );
});

test('anything else opens nothing', () =>
  fc.assert(fc.property(fc.string(), (text) => readOrderLink(depsAt(1_000), text) === null)));

test('a link is no access and an access is no link', async () => {
  const deps = depsAt(1_000);
  const { access } = grantOrderAccess(deps, order);
  expect(readOrderLink(deps, access)).toBeNull();
  expect(await accessWith(deps, tokenOf(orderLink(deps, order)))).toBeUndefined();
  expect(await accessWith(deps, access)).toEqual({ orderId: order.id, linkVersion: 3 });
});

test('an access ends after a day, and nobody without a session has one', async () => {
  const { access, endsAt } = grantOrderAccess(depsAt(1_000), order);
  expect(endsAt).toBe(1_000 + ORDER_ACCESS_TTL_MS);
  expect(await accessWith(depsAt(endsAt - 1), access)).toBeDefined();
  expect(await accessWith(depsAt(endsAt), access)).toBeUndefined();
  const nobody = withOrderAccess(depsAt(1_000), async () => null);
  expect(await nobody(new Headers({ [ORDER_ACCESS_HEADER]: access }))).toBeNull();
});

test('a rotated secret still opens; the secret that the host knows signs nothing', () => {
  const token = tokenOf(orderLink(depsAt(1_000, [secret('o')]), order));
  expect(readOrderLink(depsAt(1_000, [secret('n'), secret('o')]), token)).not.toBeNull();
  expect(readOrderLink(depsAt(1_000, [secret('n')]), token)).toBeNull();
  const forged = tokenOf(orderLink(depsAt(1_000, [secret('g')]), order));
  expect(readOrderLink(depsAt(1_000), forged)).toBeNull();
});
