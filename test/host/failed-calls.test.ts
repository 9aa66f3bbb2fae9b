import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { hostContainer } from '#composition/host.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { hostProcess } from '#host/cache/host-process.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import { hostSettingsFor } from '#test/kit/host-settings.ts';

test('ERR-06 V16.2.5 the log names service, operation, status and first wrong part of an answer, and no value of it', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"data":{"products":{"rows":"Nguyễn Văn A"}}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const logged: (readonly [event: string, facts: Readonly<Record<string, unknown>>])[] = [];
  const keep = (facts: Readonly<Record<string, unknown>>, event: string) => void logged.push([event, facts]);
  const log = { warn: keep, debug: keep };
  const settings = hostSettingsFor({ url: `http://127.0.0.1:${port}` }, { anonymousToken: ['a'.repeat(32)] });
  const open = hostContainer(settings, log, hostProcess(cacheParts(), null, { log, metrics: null }));
  const { useCases } = open({ cookies: null, requestId: 'request0001' });
  expect(await useCases.listProducts({ ...defaultProductQuery, sort: null })).toMatchObject({ ok: false });
  const calls = logged.filter(([event]) => event === 'call failed').map(([, facts]) => facts);
  expect(calls).toContainEqual({
    requestId: 'request0001',
    service: 'product',
    operation: expect.stringMatching(/^query \w+$/),
    isRead: true,
    outcome: 'garbled',
    status: 200,
    reason: expect.stringMatching(/^\w+(\.\w+)*: invalid_type, expected \w+$/),
    ms: expect.any(Number),
  });
  expect(JSON.stringify(logged)).not.toContain('Nguyễn');
  server.close();
});
