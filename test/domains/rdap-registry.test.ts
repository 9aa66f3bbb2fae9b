import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FinishedCall } from '#adapters/finished-call.ts';
import type { RdapOptions } from '#adapters/rest/registries/rdap-bases.ts';
import { rdapRegistry } from '#adapters/rest/registries/rdap-registry.ts';
import { registryByExtension } from '#adapters/rest/registries/registry-by-extension.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

const BASE = 'https://rdap.example/com/v1/';
type Reply = { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> };
type Server = (name: string, address: string) => Reply | 'silent';

const domain = (ldhName: string, more: object = {}): Reply => ({
  status: 200,
  body: { objectClassName: 'domain', ldhName: ldhName.toUpperCase(), ...more },
});
const notFoundReply: Reply = { status: 404, body: { errorCode: 404, title: 'Not Found' } };
/** Knows only google.com. */
const truthfulServer: Server = (name) => (name === 'google.com' ? domain(name) : notFoundReply);

const open = (server: Server, more: Partial<RdapOptions> = {}) => {
  const asked: string[] = [];
  let now = 1_000_000;
  const fetchIt: typeof fetch = async (input) => {
    const address = String(input);
    asked.push(address);
    const reply = server(decodeURIComponent(address.split('/').at(-1) ?? ''), address);
    if (reply === 'silent') throw new TypeError('network');
    return new Response(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body), {
      status: reply.status,
      headers: reply.headers ?? {},
    });
  };
  const registry = rdapRegistry({
    bases: { '.com': BASE },
    bootstrap: null,
    clock: { now: () => now },
    fetch: fetchIt,
    ...more,
  });
  return {
    asked,
    status: async (name: string): Promise<DomainStatus> => expectOk(await registry.check(name)).status,
    whois: async (name: string) => expectOk(await registry.check(name)).whois,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe('DOM-04 registries of generic extensions', () => {
  test("DOM-04 200 with this name is registered, the protocol's own 404 is available", async () => {
    const { status, asked } = open(truthfulServer);
    expect(await status('google.com')).toBe('registered');
    expect(await status('may-xanh-la.com')).toBe('available');
    expect(asked).toContain(`${BASE}domain/may-xanh-la.com`);
  });

  test('ERR-06 V16.2.5 each question is reported with its outcome and without the name', async () => {
    const reported: FinishedCall[] = [];
    const onCall = (call: FinishedCall) => reported.push(call);
    await open(truthfulServer, { onCall }).status('may-xanh-la.com');
    await open(() => 'silent', { onCall }).status('may-xanh-la.com');
    await open(() => ({ status: 503, body: '' }), { onCall }).status('may-xanh-la.com');
    expect(reported.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['ok', 404],
      ['ok', 200],
      ['unreachable', null],
      ['unreachable', 503],
    ]);
    for (const { operation } of reported) expect(operation).toBe('GET domain/…');
  });

  test('DOM-04 a server on a wrong path yields `unknown`: it does not know the name that is certainly registered', async () => {
    const { status } = open(() => notFoundReply);
    expect(await status('may-xanh-la.com')).toBe('unknown');
  });

  test('DOM-04 any other response is `unknown`', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constant<Reply>({ status: 404, body: 'Not Found' }),
          fc.constant<Reply>({ status: 404, body: { errorCode: 400 } }),
          fc.constant<Reply>(domain('other.com')),
          fc.record({ status: fc.constantFrom(200, 400, 403, 404, 429, 500, 503), body: fc.jsonValue() }),
          fc.record({ status: fc.constantFrom(200, 404, 502), body: fc.string() }),
          fc.constant('silent' as const),
        ),
        async (reply) => {
          const { status } = open((name) => (name === 'google.com' ? domain(name) : reply));
          expect(await status('may-xanh-la.com')).toBe('unknown');
        },
      ),
      { numRuns: 300 },
    ));

  test('DOM-04 a rate-limited server is not asked until its Retry-After has passed', async () => {
    let busy = true;
    const { status, asked, pass } = open((name) =>
      busy ? { status: 429, body: {}, headers: { 'retry-after': '30' } } : truthfulServer(name, ''),
    );
    expect(await status('mot.com')).toBe('unknown');
    busy = false;
    expect(await status('hai.com')).toBe('unknown');
    expect(asked).toHaveLength(1);
    pass(30_000);
    expect(await status('hai.com')).toBe('available');
  });

  test('DOM-04 an extension without a server is `unknown`; only https servers of the bootstrap file are used', async () => {
    const bootstrap = 'https://boot.example/dns.json';
    const services = [
      [['com'], ['http://plain.example/']],
      [['shop'], ['https://shop.example/rdap']],
    ];
    const server: Server = (name, address) => {
      if (address === bootstrap) return { status: 200, body: { version: '1.0', services } };
      return name === 'google.shop' ? domain(name) : notFoundReply;
    };
    const { status, asked } = open(server, { bases: {}, bootstrap });
    expect(await status('may.io')).toBe('unknown');
    expect(await status('may.com')).toBe('unknown');
    expect(await status('may.shop')).toBe('available');
    expect(asked.filter((each) => each === bootstrap)).toHaveLength(1);
    expect(asked).toContain('https://shop.example/rdap/domain/may.shop');
  });

  test('DOM-01 the public facts of a registered name are returned without its registrant', async () => {
    const card = (name: string) => [
      'vcard',
      [
        ['version', {}, 'text', '4.0'],
        ['fn', {}, 'text', name],
      ],
    ];
    const { whois } = open((name) =>
      domain(name, {
        status: ['client transfer prohibited'],
        events: [
          { eventAction: 'registration', eventDate: '2010-01-02T03:04:05Z' },
          { eventAction: 'expiration', eventDate: '2030-01-02T03:04:05Z' },
        ],
        nameservers: [{ ldhName: 'NS1.EXAMPLE.NET' }],
        entities: [
          { roles: ['registrant'], vcardArray: card('Nguyễn Văn Kín') },
          { roles: ['registrar'], vcardArray: card('Registrar Ltd') },
        ],
      }),
    );
    const record = await whois('google.com');
    expect(record).toEqual({
      registrar: 'Registrar Ltd',
      registeredAt: Date.parse('2010-01-02T03:04:05Z'),
      expiresAt: Date.parse('2030-01-02T03:04:05Z'),
      nameservers: ['ns1.example.net'],
      statusCodes: ['client transfer prohibited'],
    });
  });

  test('DOM-04 .vn names go to the whois service, others to their own registry when one is configured', async () => {
    const saying = (status: DomainStatus) => ({ check: async (name: string) => ok({ name, status }) });
    const both = registryByExtension(saying('registered'), saying('available'));
    expect(expectOk(await both.check('may.com.vn')).status).toBe('registered');
    expect(expectOk(await both.check('may.com')).status).toBe('available');
    expect(expectOk(await registryByExtension(saying('registered'), null).check('may.com')).status).toBe('registered');
  });
});
