import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FinishedCall, mismatchOf, restOperation } from '#adapters/finished-call.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { accountPaths } from '#contracts/rest/account-rest.ts';
import { orderPaths } from '#contracts/rest/order-rest.ts';
import type { TypedDocumentString } from '#contracts/typed-document.ts';
import { isUnanswered } from '#core/shared/failure.ts';
import { forAll } from '#test/kit/for-all.ts';

const read: TypedDocumentString<unknown, Record<string, never>> = '\n  query LookAt {\n look { title } }';
const write: TypedDocumentString<unknown, Record<string, never>> = 'mutation Change($a: Int) { done }';
const looked = z.object({ look: z.object({ title: z.string(), prices: z.array(z.object({ net: z.number() })) }) });
const good = { look: { title: 'Máy chủ', prices: [{ net: 1 }] } };

/** Everything that a client over this network reports. */
const reporting = (network: typeof fetch) => {
  const reported: FinishedCall[] = [];
  const client = serviceClient({
    baseUrl: 'http://service.example',
    bearer: null,
    requestId: 'request0001',
    fetch: network,
    onCall: (call) => reported.push(call),
  });
  return { client, reported };
};

const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
const refusing: typeof fetch = async () => {
  throw Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
  });
};

describe('ERR-06 a call is reported once, with its operation, outcome, status and reason', () => {
  const wrong = { look: { ...good.look, prices: [{ net: 1 }, { net: 'Nguyễn Văn A' }] } };
  test.each<readonly [string, typeof fetch, Partial<FinishedCall>]>([
    [
      'a wrong type',
      answering({ data: wrong }),
      {
        outcome: 'garbled',
        status: 200,
        reason: 'look.prices.1.net: invalid_type, expected number',
      },
    ],
    [
      'an unknown error code',
      answering({ errors: [{ message: 'x', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }),
      {
        outcome: 'garbled',
        status: 200,
        reason: 'GRAPHQL_VALIDATION_FAILED',
      },
    ],
    ['a page', answering('<html>'), { outcome: 'garbled', status: 200, reason: null }],
    ['a failing proxy', answering('<html>', 502), { outcome: 'unreachable', status: 502, reason: null }],
    ['no connection', refusing, { outcome: 'unreachable', status: null, reason: 'ECONNREFUSED' }],
  ])('ERR-06 of GraphQL: %s', async (_, network, expected) => {
    const { client, reported } = reporting(network);
    await client.graphql(read, {}, looked);
    expect(reported).toEqual([{ operation: 'query LookAt', isRead: true, ms: expect.any(Number), ...expected }]);
  });

  test.each<readonly [string, typeof fetch, Partial<FinishedCall>]>([
    [
      'a wrong type',
      answering(wrong),
      {
        outcome: 'garbled',
        status: 200,
        reason: 'look.prices.1.net: invalid_type, expected number',
      },
    ],
    [
      'a page',
      answering('<html>'),
      { outcome: 'garbled', status: 200, reason: 'answer: invalid_type, expected object' },
    ],
    [
      'an error of the service',
      answering({ code: 'INTERNAL_SERVER_ERROR' }, 500),
      {
        outcome: 'unreachable',
        status: 500,
        reason: 'INTERNAL_SERVER_ERROR',
      },
    ],
    ['no connection', refusing, { outcome: 'unreachable', status: null, reason: 'ECONNREFUSED' }],
  ])('ERR-06 of REST: %s', async (_, network, expected) => {
    const { client, reported } = reporting(network);
    await client.rest('GET', '/v1/orders/5001/0a1b?code=geheim', { schema: looked });
    expect(reported).toEqual([{ operation: 'GET /v1/orders/…/…', isRead: true, ms: expect.any(Number), ...expected }]);
  });

  test('ERR-06 a lost write is unknown, and a refusal is an answer', async () => {
    const lost = reporting(answering('', 503));
    await lost.client.graphql(write, {}, looked);
    await lost.client.rest('PUT', '/v1/orders', { schema: looked });
    expect(lost.reported.map(({ operation, isRead, outcome }) => [operation, isRead, outcome])).toEqual([
      ['mutation Change', false, 'unknown'],
      ['PUT /v1/orders', false, 'unknown'],
    ]);
    const { client, reported } = reporting(answering(good));
    await client.rest('GET', '/v1/orders', { schema: looked });
    expect(reported).toMatchObject([{ outcome: 'ok', status: 200, reason: null }]);
    for (const status of [404, 401, 409, 422]) {
      const refused = reporting(answering({}, status));
      await refused.client.rest('GET', '/v1/orders', { schema: looked });
      expect(refused.reported).toMatchObject([{ status, outcome: expect.stringMatching(/not-found|denied|rejected/) }]);
      expect(refused.reported.filter(({ outcome }) => isUnanswered(outcome))).toEqual([]);
    }
  });
});

describe('V16.2.5 a report cites no value', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  const secret = fc.oneof(
    fc.uuid(),
    fc.emailAddress(),
    fc.domain(),
    fc.stringMatching(/^[A-Za-z0-9_-]{22,60}$/).filter((each) => /\d.*[A-Za-z_-]/.test(each)),
    fc.stringMatching(/^0\d{9}$/),
    fc.stringMatching(/^[A-Z]{3,10}\d{0,3}$/),
  );
  test('V16.2.5 ids, tokens, contacts, codes and queries of a path are not in its operation', async () => {
    await forAll(
      fc.tuple(fc.array(word, { minLength: 1 }), secret, word),
      async ([words, hidden, last]) => {
        const path = `/${words.join('/')}/${encodeURIComponent(hidden)}/${last}?q=${encodeURIComponent(hidden)}`;
        expect(restOperation('GET', path)).toBe(`GET /${words.join('/')}/…/${last}`);
      },
      200,
    );
    expect(restOperation('GET', accountPaths.token('SHOP', 'deadbeef0123'))).toBe(
      'GET /public/…/oauth2/api/v1/token/…',
    );
    expect(restOperation('PUT', orderPaths.description('SHOP', '5001', '77'))).toBe('PUT /v2/orders/…/…/…/description');
  });

  test('V16.2.5 whatever a service answers, its texts and keys are not in the reason', async () => {
    const schema = z.record(z.string(), z.union([z.object({ net: z.number() }), z.literal('no')]));
    await forAll(
      secret,
      async (hidden) => {
        for (const answer of [{ [hidden]: { net: hidden } }, { [hidden]: hidden }, hidden]) {
          const parsed = z.safeParse(schema, answer);
          const reason = mismatchOf(parsed.error?.issues ?? []);
          expect(reason).toMatch(/^(answer|…(\.net)?): [a-z_]+(, expected [a-z]+)?$/);
        }
      },
      200,
    );
  });
});
