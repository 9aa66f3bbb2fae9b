import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLoopback, readRemoteAddress } from '#backend/platform/http/remote-address.ts';
import { outboxRoutes } from '#backend/sandbox/outbox/routes.ts';

/** A rejected request reaches nothing else, so the rest of the backend is missing. */
const minimalBackend = { environment: { messages: { outbox: true } } } as unknown as Parameters<typeof outboxRoutes>[0];

describe('ACC-02 the outbox answers only this machine', () => {
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

  test('ACC-02 callers from any other address cannot read messages', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), async (address) => {
        fc.pre(!isLoopback(address));
        for (const path of ['/outbox', '/outbox/0123456789abcdef'])
          expect((await outboxRoutes(minimalBackend).request(path, {}, from(address))).status).toBe(404);
      }),
      { numRuns: 100 },
    ));
  test('ACC-02 a request without a connection is rejected too', async () => {
    expect((await outboxRoutes(minimalBackend).request('/outbox')).status).toBe(404);
  });
  test('ACC-02 visitors behind a proxy on this machine do not count as this machine', async () => {
    for (const passedOn of ['x-forwarded-for', 'forwarded']) {
      const headers = { [passedOn]: 'for=203.0.113.7' };
      expect((await outboxRoutes(minimalBackend).request('/outbox', { headers }, from('127.0.0.1'))).status).toBe(404);
    }
  });
  test('ACC-02 loopback is 127.0.0.0/8 and ::1, also in IPv6 notation', () => {
    for (const own of ['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1']) expect(isLoopback(own)).toBe(true);
    for (const other of ['', '128.0.0.1', '10.127.0.1', '127.0.0.1.evil.example', '::ffff:10.0.0.1', '::2'])
      expect(isLoopback(other)).toBe(false);
  });
  test('ACC-02 the remote address comes from the connection; anything else yields an empty address', () => {
    expect(readRemoteAddress(from('127.0.0.1'))).toBe('127.0.0.1');
    for (const nothing of [undefined, null, 7, {}, { incoming: undefined }, { incoming: { socket: undefined } }])
      expect(readRemoteAddress(nothing)).toBe('');
  });
});
