import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { powerDnsPublisher } from '#backend/dns-zones/publishing/powerdns/powerdns-publisher.ts';
import { publishDelay } from '#backend/dns-zones/publishing/publish-zones.ts';
import { decodeMessage } from '#backend/dns-zones/publishing/rfc2136/dns-message.ts';
import { rfc2136Publisher } from '#backend/dns-zones/publishing/rfc2136/rfc2136-publisher.ts';
import { signMessage } from '#backend/dns-zones/publishing/rfc2136/tsig.ts';
import { DOMAIN } from '#test/dns/any-record.ts';
import { zoneOf } from './dns-publisher.contract.ts';

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const failed = (failure: object) => ({ ok: false, failure });

describe('an API of PowerDNS in trouble', () => {
  test.each([
    [401, '', { kind: 'denied' }],
    [403, '{}', { kind: 'denied' }],
    [500, '{"error":"database is locked"}', { kind: 'unreachable' }],
    [502, '<html>', { kind: 'unreachable' }],
    [200, 'not JSON', { kind: 'unreachable' }],
    [200, '{"rrsets":"none"}', { kind: 'unreachable' }],
    [302, '', { kind: 'unreachable' }],
    [422, '{"error":"no such thing"}', { kind: 'refused', reason: 'no such thing' }],
    [418, '', { kind: 'refused', reason: 'HTTP 418' }],
  ])('answers %i %s', async (status, body, failure) => {
    const server = createHttpServer((_, response) => {
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end(body);
    });
    const publisher = powerDnsPublisher({ url: `http://127.0.0.1:${await listen(server)}/`, key: 'khoa' });
    expect(await publisher.publish(zoneOf([], 1))).toEqual(failed(failure));
    expect(await publisher.remove(DOMAIN)).toEqual(failed(failure));
    // What refuses one zone takes others.
    expect(await publisher.answers()).toBe(failure.kind === 'refused');
    server.close();
  });

  test('a zone that vanishes, or appears, between two requests is refused, and tried again later', async () => {
    const server = createHttpServer((request, response) => {
      if (request.method === 'GET') return response.writeHead(404).end('Not Found');
      return response.writeHead(409).end('{"error":"Domain exists"}');
    });
    const publisher = powerDnsPublisher({ url: `http://127.0.0.1:${await listen(server)}`, key: 'khoa' });
    expect(await publisher.publish(zoneOf([], 1))).toEqual(failed({ kind: 'refused', reason: 'Domain exists' }));
    expect(await publisher.remove(DOMAIN)).toEqual({ ok: true, value: null });
    server.close();
  });
});

const key = { name: 'shop.', secret: Buffer.from('mot-khoa-chi-dung-trong-bai-thu!') };
const frame = (message: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(message.length);
  return Buffer.concat([length, message]);
};
/** The question as an answer without a signature. */
const unsigned = (question: Buffer): Buffer => {
  const { lastRecordAt } = decodeMessage(question);
  const answer = Buffer.from(question.subarray(0, lastRecordAt));
  answer.writeUInt16BE(0x8400, 2);
  answer.writeUInt16BE(0, 10);
  return answer;
};
const withOtherId = (message: Buffer): Buffer => {
  const other = Buffer.from(message);
  other.writeUInt16BE((message.readUInt16BE(0) + 1) % 65_536, 0);
  return other;
};
const now = Math.floor(Date.now() / 1_000);

/** What the publisher says when every question is answered like this. */
const publishTo = async (answer: (question: Buffer, socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => answer(data.subarray(2), socket));
  });
  const port = await listen(server);
  const publisher = rfc2136Publisher({ host: '127.0.0.1', port, key, catalogue: 'zones.example.vn' }, Date);
  const result = await publisher.publish(zoneOf([], 1));
  expect(await publisher.answers()).toBe(false);
  server.close();
  return result;
};

describe('a server with dynamic updates in trouble, or somebody in its place', () => {
  const other = { ...key, secret: Buffer.from('mot-khoa-khac-han-cua-nguoi-khac') };
  test.each<readonly [string, (question: Buffer, socket: Socket) => void]>([
    ['closes', (_, socket) => socket.end()],
    ['resets', (_, socket) => socket.resetAndDestroy()],
    ['sends half an answer', (question, socket) => socket.end(frame(unsigned(question)).subarray(0, 9))],
    ['does not sign', (question, socket) => socket.end(frame(unsigned(question)))],
    ['answers another question', (question, socket) => socket.end(frame(withOtherId(unsigned(question))))],
    [
      'signs with another key',
      (question, socket) => socket.end(frame(signMessage(other, unsigned(question), now).signed)),
    ],
    [
      'signs, but not the answer to this request',
      (question, socket) => socket.end(frame(signMessage(key, unsigned(question), now).signed)),
    ],
    ['returns the question', (question, socket) => socket.end(frame(question))],
  ])('%s', async (_, answer) => expect(await publishTo(answer)).toEqual(failed({ kind: 'unreachable' })));

  test('V15.2.2 sends unsigned messages without end: nothing after the hundredth is read', async () => {
    let sent = 0;
    const began = performance.now();
    const result = await publishTo((question, socket) => {
      const one = frame(unsigned(question));
      const send = (): void => {
        while (!socket.destroyed && sent < 1_000_000) {
          sent += 1;
          if (!socket.write(one)) {
            socket.once('drain', send);
            return;
          }
        }
      };
      send();
    });
    expect(result).toEqual(failed({ kind: 'unreachable' }));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(sent).toBeLessThan(1_000_000);
  });

  test('sends anything at all', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (octets, isFramed) => {
        const sent = Buffer.from(octets);
        const result = await publishTo((question, socket) => {
          const whole = Buffer.concat([question.subarray(0, 2), sent]);
          socket.end(isFramed ? frame(whole) : sent);
        });
        expect(result.ok).toBe(false);
      }),
      { numRuns: 200 },
    ));

  test('what is no message is a RangeError, and nothing else', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (octets) => {
        try {
          decodeMessage(Buffer.from(octets));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    ));
});

test('the next try comes after two seconds, later after each failure, and after ten minutes at most', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (tries) => {
      expect(publishDelay(1)).toBe(2_000);
      expect(publishDelay(tries)).toBeLessThanOrEqual(600_000);
      expect(publishDelay(tries + 1)).toBeGreaterThanOrEqual(publishDelay(tries));
    }),
  ));
