import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressDifference, parseUpdateName } from '#core/dns/update-token.ts';
import { applyDifference } from '#core/dns/zone.ts';
import { anyZone, DOMAIN, record } from './any-record.ts';

const anyAddress = fc.oneof(fc.ipV4(), fc.ipV6());

test('DOM-01 after an update the name has this one address of its kind, all other records stay, and twice is once', () =>
  fc.assert(
    fc.property(anyZone, anyAddress, (zone, address) => {
      const change = addressDifference(zone, 'may-nha', address);
      if (change === null) throw new Error(`${address} is an address`);
      const after = applyDifference(DOMAIN, zone, change);
      if (!after.ok) throw new Error(after.failure.problem);
      const type = address.includes(':') ? 'AAAA' : 'A';
      const own = after.value.filter((each) => each.name === 'may-nha' && each.type === type);
      expect(own.map(({ value }) => value)).toEqual([change.address]);
      const others = (records: typeof zone) => records.filter((each) => each.name !== 'may-nha' || each.type !== type);
      expect(others(after.value)).toEqual(others(zone));
      expect(addressDifference(after.value, 'may-nha', address)).toMatchObject({ removed: [], added: [] });
    }),
  ));

test('DOM-01 several addresses of a name become one, which keeps their TTL', () => {
  const old = ['203.0.113.1', '203.0.113.2'].map((each) => record('nha', 'A', each, 600));
  expect(addressDifference(old, 'nha', '203.0.113.1')).toEqual({
    address: '203.0.113.1',
    removed: old,
    added: [record('nha', 'A', '203.0.113.1', 600)],
  });
});

test.each(['', 'may', '203.0.113', '203.0.113.256', 'fe80::1%eth0', '::1/64'])('«%s» is no address', (text) =>
  expect(addressDifference([], 'nha', text)).toBeNull(),
);

test.each([
  ['@', '@'],
  ['', '@'],
  [DOMAIN, '@'],
  [`Nhà.${DOMAIN}`, 'xn--nh-kia'],
  ['www', 'www'],
  ['*', null],
  ['*.nha', null],
  ['a..b', null],
  ['www.khac.vn.', null],
])('a token for «%s» is for %s', (typed, name) => {
  const parsed = parseUpdateName(DOMAIN, typed);
  expect(parsed.ok ? parsed.value : null).toBe(name);
});
