import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { eachBackend, freshToken } from '#test/kit/backends/backends.ts';
import { answerTo, oneHost, statusLineOf, twoHosts } from '#test/kit/backends/two-hosts.ts';
import { forAll } from '#test/kit/for-all.ts';
import { cspFindings } from '#test/kit/servers/csp-findings.ts';

const json = 'application/json';

eachBackend('hostile requests', (backend) => {
  const send = async (method: string, path: string, body: string | null, token?: string) => {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': json, ...authorization };
    const answer = await fetch(`${backend.url}${path}`, { method, headers, body });
    return { status: answer.status, text: await answer.text() };
  };

  test('V2.2.1 NUL in a path, a body, a GraphQL document or its variables is a 4xx with a code', async () => {
    const token = await freshToken(backend);
    const order = 'query($id: String!) { orderDetail(orderId: $id) { id } }';
    const receiver = { name: 'A\0', phone: '0912345678', email: 'a@example.vn' };
    const bad = [
      await send('GET', `/v2/orders/${organisationId}/%00`, null, token),
      await send('PUT', `/v2/orders/${organisationId}/store/x%00/cancel`, null, token),
      await send('PUT', `/v2/front/orders/${organisationId}/x%00/customerInfo`, JSON.stringify(receiver), token),
      await send('GET', '/quotation/v1/quotations/%00', null, token),
    ];
    for (const { status, text } of bad) {
      expect([400, 404]).toContain(status);
      expect(text).toContain('"code"');
    }
    const documents = [
      { query: order, variables: { id: 'a\0' } },
      { query: '{ orderDetail(orderId: "\\u0000") { id } }' },
      { query: '{ getWardsByProvinceId(provinceId: "0\\u0000") { id } }' },
    ];
    for (const document of documents) {
      const { status, text } = await send(
        'POST',
        document.query.includes('orderDetail') ? '/graphql' : '/user-gateway/graphql',
        JSON.stringify(document),
        token,
      );
      expect(status).toBe(200);
      expect(text).toContain('"BAD_USER_INPUT"');
    }
  });

  test('V2.2.1 JSON nested more than 32 levels is refused wherever it is sent', async () => {
    const token = await freshToken(backend);
    const query = 'mutation($r: JSON!) { loginPasskey(challengeId: "x", response: $r) { accessToken } }';
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    await forAll(
      fc.constantFrom(33, 100, 3_000, 20_000),
      async (depth) => {
        const passkey = `{"query":${JSON.stringify(query)},"variables":{"r":{"id":"a","deep":${nested(depth)}}}}`;
        const graphql = await send('POST', '/authorization-gateway/graphql', passkey, token);
        const rest = await send('POST', '/quotation/v1/quotations', `{"line_items":${nested(depth)}}`, token);
        for (const { status, text } of [graphql, rest]) {
          expect(status).toBe(400);
          expect(text).toContain('"BAD_USER_INPUT"');
        }
      },
      4,
    );
  });

  test('V5.2.1 a body over the limit of its route is a 413 for anybody, without being parsed', async () => {
    const large = (bytes: number) => JSON.stringify({ query: 'x'.repeat(bytes) });
    for (const [path, bytes] of [
      ['/user-gateway/graphql', 140_000],
      ['/v2/orders/org/store', 140_000],
      ['/public/oauth2/api/v1/login', 17_000],
      ['/consent/v1/proofs', 5_000],
      ['/v1/customers/org/avatar', 2_100_000],
    ] as const)
      expect((await send('POST', path, large(bytes))).status, path).toBe(413);
    const notified = await fetch(`${backend.publicUrl}/payment-hub/notify`, { method: 'POST', body: large(17_000) });
    expect(notified.status).toBe(413);
  });

  test('V3.4.3 V3.4.4 V3.4.6 every answer says what browsers may do with it', async () => {
    const paths = ['/livez', '/readyz', '/khong-co', '/api/faqs', '/api/khong-co', '/uploads/logo.svg', '/outbox'];
    const pages = ['/desk', '/desk/papers/x/selfie'];
    const open = [
      '/khong-co',
      '/sandbox-bank/x',
      '/newsletter/confirm?key=x',
      '/identity-provider/google/authorize',
      '/authorization-gateway/callback/google',
    ];
    for (const [url, path] of [
      ...[...paths, ...pages].map((each) => [backend.url, each] as const),
      ...open.map((each) => [backend.publicUrl, each] as const),
    ]) {
      const { headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      // This backend's shop has no TLS.
      expect(cspFindings(policy.replaceAll('http:', 'https:')), path).toEqual([]);
      expect(policy.includes('frame-ancestors') || policy.includes('sandbox'), path).toBe(true);
      if (!path.startsWith('/uploads')) expect(policy, path).not.toContain('unsafe-inline');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), path).toMatch(/^(same-origin|cross-origin)$/);
      expect(headers.get('referrer-policy'), path).toMatch(/^(same-origin|no-referrer)$/);
    }
  });

  test('V3.4.3 V3.4.4 V3.4.6 a request that cannot be read gets the headers of every other answer', async () => {
    const { hostname, port } = new URL(backend.url);
    const answerOf = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let answer = '';
        const socket = connect(Number(port), hostname, () => socket.write(text));
        socket.on('data', (data) => {
          answer += data.toString();
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(answer));
      });
    const read = (await fetch(`${backend.url}/khong-co`)).headers;
    for (const [status, text] of [
      [400, 'GET / HTTP/9.9\r\n\r\n'],
      [431, `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`],
    ] as const) {
      const answer = await answerOf(text);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const name of [
        'content-security-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'referrer-policy',
        'x-content-type-options',
        'x-frame-options',
      ])
        expect([status, name, new RegExp(`^${name}: (.+)$`, 'm').exec(answer)?.[1]?.trim()]).toEqual([
          status,
          name,
          read.get(name) ?? 'sent',
        ]);
    }
  });

  test('V4.2.1 a request that names two hosts is a 400 of every listener, with the headers of every other answer', async () => {
    for (const url of [backend.url, backend.publicUrl, backend.staffUrl]) {
      for (const request of twoHosts) {
        const answer = await answerTo(url, request);
        expect([url, request, statusLineOf(answer)]).toEqual([url, request, 'HTTP/1.1 400 Bad Request']);
        expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
      }
      for (const request of oneHost)
        expect([url, request, statusLineOf(await answerTo(url, request))]).not.toEqual([
          url,
          request,
          'HTTP/1.1 400 Bad Request',
        ]);
    }
  });

  test('V15.2.2 headers that never end close the connection after 10 s', async () => {
    const { hostname, port } = new URL(backend.url);
    const began = Date.now();
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('GET /livez HTTP/1.1\r\nHost: shop\r\n'));
      const drip = setInterval(() => socket.write('X-A: b\r\n'), 1_000);
      socket.on('data', (data) => {
        text += data.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(answer).toContain('408 Request Timeout');
    expect(Date.now() - began).toBeGreaterThan(9_000);
  });
});
