import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Http, remoteClient } from '#adapters/remote/client.ts';
import { lazyClient } from '#composition/browser/lazy-client.ts';
import { canKnowVisitor } from '#composition/browser/visitor-hint.ts';
import type { InputOf } from '#core/operations.ts';

const answering =
  (status: number, body: unknown): Http =>
  async () => ({ status, json: async () => body });
const dead: Http = () => Promise.reject(new TypeError('network'));
const html: Http = async () => ({ status: 502, json: () => Promise.reject(new SyntaxError('<')) });
const clear = { orderId: null, idempotencyKey: 'i' } as InputOf<'clearCart'>;

describe('ERR-10 the use cases over the network', () => {
  test('ERR-10 a query without an answer changed nothing, a command without one is unknown', async () => {
    const shop = remoteClient(dead);
    expect(await shop.query('loadShell', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  test('ERR-10 a proxy that answers in the shop’s place is no answer', async () => {
    const shop = remoteClient(html);
    expect(await shop.query('loadShell', {})).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: false, failure: { kind: 'unknown' } });
  });

  test('ERR-10 an outcome passes unchanged, whatever its status; anything else is garbled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 404, 422), async (value, status) => {
        expect(await remoteClient(answering(status, { ok: true, value })).query('loadShell', {})).toEqual({
          ok: true,
          value,
        });
        expect(await remoteClient(answering(status, { value })).query('loadShell', {})).toEqual({
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

  test('ERR-10 when what answers cannot be fetched nothing was sent, and the next call tries again', async () => {
    let tries = 0;
    const shop = lazyClient(async () => {
      tries += 1;
      if (tries === 1) throw new Error('chunk');
      return remoteClient(answering(200, { ok: true, value: null }));
    });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await shop.command('clearCart', clear)).toEqual({ ok: true, value: null });
  });

  test('HDR-05 a newcomer’s page asks nothing about him', () => {
    expect(canKnowVisitor('')).toBe(false);
    expect(canKnowVisitor('theme=dark; consent=none')).toBe(false);
    expect(canKnowVisitor('theme=dark; SHOPPING_CART=o-1')).toBe(true);
  });
});
