import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Http, remoteUseCases } from '#adapters/remote/use-cases.ts';
import { lazyUseCases } from '#composition/browser/lazy-use-cases.ts';
import { mayKnowVisitor } from '#composition/browser/visitor-hint.ts';

const answering =
  (status: number, body: unknown): Http =>
  async () => ({ status, json: async () => body });
const dead: Http = () => Promise.reject(new TypeError('network'));
const html: Http = async () => ({ status: 502, json: () => Promise.reject(new SyntaxError('<')) });
const clear = { orderId: null, idempotencyKey: 'i' } as Parameters<ReturnType<typeof remoteUseCases>['clearCart']>[0];

describe('ERR-10 the use cases over the network', () => {
  test('ERR-10 a query without an answer changed nothing, a command without one is unknown', async () => {
    const shop = remoteUseCases(dead);
    expect(await shop.loadShell({})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.clearCart(clear)).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  test('ERR-10 a proxy that answers in the shop’s place is no answer', async () => {
    const shop = remoteUseCases(html);
    expect(await shop.loadShell({})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.clearCart(clear)).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  test('ERR-10 an outcome passes unchanged, whatever its status; anything else is garbled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 404, 422), async (value, status) => {
        expect(await remoteUseCases(answering(status, { ok: true, value })).loadShell({})).toEqual({ ok: true, value });
        expect(await remoteUseCases(answering(status, { value })).loadShell({})).toEqual({
          ok: false,
          failure: { kind: 'garbled' },
        });
      }),
    );
  });

  test('CART-09 a query is a GET with its input in the address, a command one POST', async () => {
    const sent: unknown[] = [];
    const http: Http = async (path, init) => {
      sent.push([init.method, path, init.body]);
      return { status: 200, json: async () => ({ ok: true, value: null }) };
    };
    const shop = remoteUseCases(http);
    await shop.loadVisitor({});
    await shop.loadProduct({ slug: 'máy' });
    await shop.clearCart(clear);
    expect(sent).toEqual([
      ['GET', '/api/loadVisitor', undefined],
      ['GET', `/api/loadProduct?input=${encodeURIComponent('{"slug":"máy"}')}`, undefined],
      ['POST', '/api/clearCart', JSON.stringify(clear)],
    ]);
  });

  test('ERR-10 when what answers cannot be fetched nothing was sent, and the next call tries again', async () => {
    let tries = 0;
    const shop = lazyUseCases(async () => {
      tries += 1;
      if (tries === 1) throw new Error('chunk');
      return remoteUseCases(answering(200, { ok: true, value: null }));
    });
    expect(await shop.clearCart(clear)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.clearCart(clear)).toEqual({ ok: true, value: null });
  });

  test('HDR-05 a newcomer’s page asks nothing about him', () => {
    expect(mayKnowVisitor('')).toBe(false);
    expect(mayKnowVisitor('theme=dark; consent=none')).toBe(false);
    expect(mayKnowVisitor('theme=dark; SHOPPING_CART=o-1')).toBe(true);
  });
});
