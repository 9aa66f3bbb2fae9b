import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { timerDelay } from '#adapters/system/clock.ts';
import { whoisFactsOf } from '#contracts/seed/domains/whois-facts.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { openShop } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const CODE = 'Ma-Chuyen-Bi-Mat-1';
const PATH = '/tim-kiem-domain?tab=chuyen&q=';

/** A name that the sample WHOIS facts report as not locked. */
const name = Array.from({ length: 50 }, (_, at) => `tiem-banh-${at}.com`).find(
  (each) => whoisFactsOf(each).states.length === 1,
);

const open = () => {
  const world = memoryWorld({ origin });
  if (name === undefined) throw new Error('every name is locked');
  world.state.registered.add(name);
  const { useCases } = openShop({ world, change: () => ({ delay: timerDelay }) });
  const { searchDomains: domainSearch } = useCases;
  return { name, ...hostUnderTest({ world, renderer: drawing, replace: () => ({ searchDomains: domainSearch }) }) };
};
const fieldsOf = (domain: string, authCode: string, expectedTotal = '361800'): [string, string][] => [
  ['_use', 'addTransfer'],
  ['idempotencyKey', ''],
  ['name', domain],
  ['expectedTotal', expectedTotal],
  ['authCode', authCode],
];

describe('transferring a domain without scripts', () => {
  test('DOM-01 one document says whether the name can be transferred and the price; the post leads to the cart and never reveals the auth code', async () => {
    const { host, name: domain } = open();
    const html = await (await host.get(PATH + domain)).text();
    expect(html).toContain('361.800đ');
    expect(html).toContain('name="authCode"');
    const sent = await host.form(PATH + domain, fieldsOf(domain, CODE));
    expect([sent.status, sent.headers.get('location')?.startsWith('/gio-hang')]).toEqual([303, true]);
    const cart = await (await host.get(sent.headers.get('location') ?? '')).text();
    expect(cart).toContain(`Chuyển tên miền về: ${domain}`);
    for (const told of [html, cart, JSON.stringify([...sent.headers])]) expect(told).not.toContain(CODE);
  });

  test('DOM-01 a post that failed is rendered again without its auth code', async () => {
    const { host, name: domain } = open();
    const odd = 'mã-có-dấu-Bi-Mat';
    for (const fields of [fieldsOf(domain, odd), fieldsOf(domain, CODE, '1')]) {
      const answer = await host.form(PATH + domain, fields);
      const html = await answer.text();
      expect(answer.status).toBe(422);
      for (const secret of [odd, CODE]) expect(html).not.toContain(secret);
      expect(html).toContain('name="authCode"');
    }
  });
});
