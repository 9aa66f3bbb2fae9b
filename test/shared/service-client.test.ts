import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serviceClient } from '#adapters/service-client.ts';
import { failureCodes } from '#contracts/failure-codes.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { TypedDocumentString } from '#contracts/typed-document.ts';
import { token } from '#core/shared/ids.ts';
import { forAll } from '#test/kit/for-all.ts';

type Empty = Record<string, never>;
const read: TypedDocumentString<unknown, Empty> = 'query Look { look }';
const write: TypedDocumentString<unknown, Empty> = 'mutation Do { done }';
const anything = z.record(z.string(), z.unknown());
const looked = z.object({ look: z.number() });

const clientOn = (network: typeof fetch, bearer: string | null = null, timeoutMs?: number) =>
  serviceClient({
    baseUrl: 'http://service.example/graphql',
    bearer: { get: () => (bearer === null ? null : token(bearer)) },
    requestId: 'request0001',
    fetch: network,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

const answer =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
const errorAnswer = (code: string, detail?: object) =>
  answer({ data: null, errors: [{ message: 'why', extensions: { code, ...(detail ? { detail } : {}) } }] });
const brokenNetwork =
  (code: string): typeof fetch =>
  async () => {
    throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) });
  };
/** A request without a response; only the client's own timeout ends it. */
const silentNetwork: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

const failed = (kind: string) => ({ ok: false, failure: { kind } });

describe('ERR-10 every outcome of a call is a value', () => {
  test('a path with the segment `.` or `..` is sent nowhere, because it would lead to another resource', async () => {
    const sent: string[] = [];
    const recording: typeof fetch = async (input, init) => {
      sent.push(String(input));
      return answer({})(input, init);
    };
    for (const id of ['.', '..'])
      for (const path of [`/x/${id}`, `/x/${id}/y`, `/x/${id}?y=1`])
        expect(await clientOn(recording).rest('GET', path, { schema: anything })).toEqual(failed('not-found'));
    expect(sent).toEqual([]);
    for (const path of ['/x/a.b', '/x/..a', '/x/a...'])
      expect(await clientOn(recording).rest('GET', path, { schema: anything })).toEqual({ ok: true, value: {} });
    expect(sent).toHaveLength(3);
  });

  test('ERR-10 every code of the table maps to its failure, over GraphQL and REST', async () => {
    for (const [code, row] of Object.entries(failureCodes)) {
      const kind = row.kind === 'unknown' ? 'unreachable' : row.kind;
      const expected = {
        ok: false,
        failure: row.kind === 'rejected' ? { kind, code: row.code, message: 'why' } : { kind },
      };
      expect(await clientOn(errorAnswer(code)).graphql(read, {}, anything)).toEqual(expected);
      const rest = clientOn(answer({ code, message: 'why' }, row.http));
      expect(await rest.rest('GET', '/x', { schema: anything })).toEqual(expected);
    }
  });
  test('ERR-10 a rejection includes its details', async () => {
    const client = clientOn(errorAnswer('PRICE_CHANGED', { old: 99_000, new: 109_000 }));
    expect(await client.graphql(write, {}, anything)).toMatchObject({
      failure: { kind: 'rejected', code: 'price-changed', detail: { old: 99_000, new: 109_000 } },
    });
  });
  test('ERR-10 a read without a response is unreachable, a write is unknown', async () => {
    for (const network of [brokenNetwork('ECONNRESET'), brokenNetwork('UND_ERR_SOCKET')]) {
      expect(await clientOn(network).graphql(read, {}, anything)).toEqual(failed('unreachable'));
      expect(await clientOn(network).graphql(write, {}, anything)).toEqual(failed('unknown'));
      expect(await clientOn(network).rest('GET', '/x', { schema: anything })).toEqual(failed('unreachable'));
      expect(await clientOn(network).rest('POST', '/x', { schema: anything })).toEqual(failed('unknown'));
    }
  });
  test('ERR-10 a write that could not be sent is unreachable', async () => {
    for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']) {
      expect(await clientOn(brokenNetwork(code)).graphql(write, {}, anything)).toEqual(failed('unreachable'));
      expect(await clientOn(brokenNetwork(code)).rest('DELETE', '/x', { schema: anything })).toEqual(
        failed('unreachable'),
      );
    }
  });
  test('ERR-10 all reads of a request share what is left of its time; a write has its own', async () => {
    let left = 5;
    const reasons: unknown[] = [];
    const client = (network: typeof fetch) =>
      serviceClient({
        baseUrl: 'http://service.example/graphql',
        bearer: null,
        requestId: 'request0001',
        fetch: network,
        timeoutMs: 60_000,
        remainingMs: () => left,
        onCall: ({ outcome, reason }) => reasons.push(reason ?? outcome),
      });
    expect(await client(silentNetwork).graphql(read, {}, anything)).toEqual(failed('unreachable'));
    left = 0;
    const unasked: typeof fetch = () => expect.fail('the service was called');
    expect(await client(unasked).rest('GET', '/x', { schema: anything })).toEqual(failed('unreachable'));
    expect(reasons).toEqual(['TimeoutError', 'no time left']);
    expect(await client(answer({})).rest('PUT', '/x', { schema: anything })).toEqual({ ok: true, value: {} });
    left = 60_000;
    expect(await client(answer({}, 404)).rest('GET', '/x', { schema: anything })).toEqual(failed('not-found'));
    expect(reasons.slice(2)).toEqual(['ok', 'not-found']);
  });

  test('ERR-10 a call to a silent service ends after the configured timeout', async () => {
    expect(await clientOn(silentNetwork, null, 5).graphql(read, {}, anything)).toEqual(failed('unreachable'));
    expect(await clientOn(silentNetwork, null, 5).rest('PUT', '/x', { schema: anything })).toEqual(failed('unknown'));
  });
  test('ERR-10 when a service fails, a read is unreachable and a write is unknown', async () => {
    for (const status of [500, 502, 503, 504]) {
      for (const body of ['<html>Bad gateway</html>', { errors: [{ message: 'x' }] }, '']) {
        const client = clientOn(answer(body, status));
        expect(await client.rest('GET', '/x', { schema: anything })).toEqual(failed('unreachable'));
        expect(await client.rest('POST', '/x', { schema: anything })).toEqual(failed('unknown'));
        expect(await client.graphql(read, {}, anything)).toEqual(failed('unreachable'));
        expect(await client.graphql(write, {}, anything)).toEqual(failed('unknown'));
      }
    }
  });
  test('ERR-10 an invalid response is garbled', async () => {
    for (const body of ['<html></html>', '', '{', { data: { look: 'hai' } }, { data: null }, { data: {} }, [], 'null'])
      expect(await clientOn(answer(body)).graphql(read, {}, looked)).toEqual(failed('garbled'));
    for (const body of ['<html></html>', '{', { look: 'hai' }, []])
      expect(await clientOn(answer(body)).rest('GET', '/x', { schema: looked })).toEqual(failed('garbled'));
  });
  test('ERR-10 the client never throws, whatever the response', async () => {
    const body = fc.oneof(fc.json(), fc.string());
    await forAll(
      fc.tuple(body, fc.constantFrom(200, 201, 204, 302, 400, 401, 404, 418, 429, 500)),
      async ([text, status]) => {
        const network: typeof fetch = async () => new Response(status === 204 ? null : text, { status });
        const outcomes = [
          await clientOn(network).graphql(read, {}, looked),
          await clientOn(network).graphql(write, {}, looked),
          await clientOn(network).rest('POST', '/x', { schema: looked }),
        ];
        for (const outcome of outcomes) if (outcome.ok) expect(typeof outcome.value.look).toBe('number');
      },
      200,
    );
  });
});

describe('ROL-01 the headers of a call', () => {
  const sentBy = async (bearer: string | null, idempotencyKey?: string): Promise<Headers> => {
    const sent: Headers[] = [];
    const network: typeof fetch = async (input, init) => {
      sent.push(new Request(input, init).headers);
      return new Response('{"data":{}}');
    };
    await clientOn(network, bearer).graphql(
      write,
      {},
      anything,
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
    await clientOn(network, bearer).rest('POST', '/x', {
      schema: anything,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    const [graphql, rest] = sent;
    if (!graphql || !rest) throw new Error('two calls were expected');
    for (const name of ['authorization', 'x-ecomos-access-token', 'partnerid', 'idempotency-key', 'x-request-id'])
      expect(graphql.get(name)).toBe(rest.get(name));
    return rest;
  };
  test('ROL-01 the token is sent in both headers', async () => {
    await forAll(
      fc.stringMatching(/^[\w-]{16,40}$/),
      async (held) => {
        const headers = await sentBy(held);
        expect([headers.get('authorization'), headers.get('x-ecomos-access-token')]).toEqual([`Bearer ${held}`, held]);
      },
      20,
    );
  });
  test('ROL-01 a call without a token sends no auth headers', async () => {
    const headers = await sentBy(null);
    expect([headers.get('authorization'), headers.get('x-ecomos-access-token')]).toEqual([null, null]);
  });
  test('ERR-06 the request id and the organisation are sent to every service', async () => {
    const headers = await sentBy(null);
    expect([headers.get('x-request-id'), headers.get('partnerid')]).toEqual(['request0001', organisationId]);
  });
  test('CART-03 a write sends its idempotency key', async () => {
    expect((await sentBy(null, 'abc123')).get('idempotency-key')).toBe('abc123');
    expect((await sentBy(null)).get('idempotency-key')).toBeNull();
  });
});

test('V15.3.2 a redirect of a service is not followed, neither for GraphQL nor for REST', async () => {
  const visited: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    visited.push(url);
    response.writeHead(307, { location: '/inner' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const client = serviceClient({ baseUrl: `http://127.0.0.1:${port}`, bearer: null, requestId: 'r' });
  expect(await client.rest('GET', '/a', { schema: anything })).toMatchObject({ ok: false });
  expect(await client.graphql(read, {}, looked)).toMatchObject({ ok: false });
  expect(visited).toEqual(['/a', '/']);
  server.close();
});
