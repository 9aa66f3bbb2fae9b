import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Http, remoteClient } from '#adapters/remote/client.ts';
import { lazyClient } from '#composition/browser/lazy-client.ts';
import { canKnowVisitor } from '#composition/browser/visitor-hint.ts';
import type { InputOf } from '#core/operations.ts';

const httpReturning =
  (status: number, body: unknown): Http =>
  async () => ({ status, json: async () => body });
const unreachableHttp: Http = () => Promise.reject(new TypeError('network'));
const html: Http = async () => ({ status: 502, json: () => Promise.reject(new SyntaxError('<')) });
const clear = { orderId: null, idempotencyKey: 'i' } as InputOf<'clearCart'>;

describe('ERR-10 the use cases over the network', () => {
  test('ERR-10 without a response a query is unreachable and a command has an unknown outcome', async () => {
    const shop = remoteClient(unreachableHttp);
    expect(await shop.query('loadShell', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  test('ERR-10 a proxy’s response does not count as the shop’s response', async () => {
    const shop = remoteClient(html);
    expect(await shop.query('loadShell', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  test('ERR-10 a result passes unchanged, whatever its status; anything else is garbled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 404, 422), async (value, status) => {
        expect(await remoteClient(httpReturning(status, { ok: true, value })).query('loadShell', {})).toEqual({
          ok: true,
          value,
        });
        expect(await remoteClient(httpReturning(status, { value })).query('loadShell', {})).toEqual({
          ok: false,
          failure: { kind: 'garbled' },
        });
      }),
    );
  });

  test('CART-09 a query is a GET with its input in the URL, and a command is one POST', async () => {
    const sent: unknown[] = [];
    const http: Http = async (path, init) => {
      sent.push([init.method, path, init.body]);
      return { status: 200, json: async () => ({ ok: true, value: null }) };
    };
    const shop = remoteClient(http);
    await shop.query('loadVisitor', {});
    await shop.query('loadProduct', { slug: 'máy' });
    await shop.command('clearCart', clear);
    expect(sent).toEqual([
      ['GET', '/api/loadVisitor', undefined],
      ['GET', `/api/loadProduct?input=${encodeURIComponent('{"slug":"máy"}')}`, undefined],
      ['POST', '/api/clearCart', JSON.stringify(clear)],
    ]);
  });

  test('ERR-10 when the client chunk fails to load, nothing was sent and the next call tries again', async () => {
    let tries = 0;
    const shop = lazyClient(async () => {
      tries += 1;
      if (tries === 1) throw new Error('chunk');
      return remoteClient(httpReturning(200, { ok: true, value: null }));
    });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: true, value: null });
  });

  test('HDR-05 a page of a new visitor makes no visitor request', () => {
    expect(canKnowVisitor('')).toBe(false);
    expect(canKnowVisitor('theme=dark; consent=none')).toBe(false);
    expect(canKnowVisitor('theme=dark; SHOPPING_CART=o-1')).toBe(true);
  });
});
