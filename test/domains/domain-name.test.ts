import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasExtension, normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';
import { toPunycode } from '#core/shared/domains/punycode.ts';
import { ok } from '#core/shared/result.ts';
import { always, denied, garbled, lostAnswer, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { addBySlug, expectFailure, expectOk, namedDomain, openShop, slugs } from '#test/kit/fakes/shop.ts';

const letters = [...'aăâbcdđeêghiklmnoôơpqrstuưvxyáàảãạấầẩẫậếềểễệốồổỗộớờởỡợứừửữự0123456789'];
const label = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
const runs = { numRuns: 100 };

describe('domain names', () => {
  test("DOM-04 a Vietnamese name is normalised to the form of the platform's URL parser", () =>
    fc.assert(
      fc.property(label, fc.constantFrom('vn', 'com.vn', 'com'), (name, extension) => {
        expect(normaliseDomain(`${name}.${extension}`)).toBe(new URL(`http://${name}.${extension}`).hostname);
      }),
      runs,
    ));

  test('normalisation ignores letter case, Unicode form, blanks and a final dot', () =>
    fc.assert(
      fc.property(label, fc.constantFrom('', ' ', '.'), (name, tail) => {
        const plain = normaliseDomain(`${name}.vn`);
        expect(normaliseDomain(` ${name.toUpperCase().normalize('NFD')}.VN${tail}`)).toBe(plain);
        expect(plain === null ? null : normaliseDomain(plain)).toBe(plain);
      }),
      runs,
    ));

  test('an invalid name is rejected', () => {
    const wrong = [
      '',
      'may',
      '.vn',
      'may..vn',
      '-may.vn',
      'may-.vn',
      'm y.vn',
      'may.vn/x',
      'http://may.vn',
      `${'a'.repeat(64)}.vn`,
      '1.2.3.4',
      'a_b.vn',
      '💩.vn',
    ];
    expect(wrong.filter((each) => normaliseDomain(each) !== null)).toEqual([]);
  });

  test('the examples of RFC 3492 are encoded as printed there', () => {
    expect(toPunycode('tạisaohọkhôngthểchỉnóitiếngviệt')).toBe('tisaohkhngthchnitingvit-kjcr8268qyxafd2f1b9g');
    expect(toPunycode('ليهمابتكلموشعربي؟')).toBe('egbpdaj6bu4bxfgehfvwxn');
  });

  test('a name belongs to an extension only as a single label below it', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,10}$/), (name) => {
        expect(hasExtension(`${name}.com.vn`, '.com.vn')).toBe(true);
        expect(hasExtension(`${name}.com.vn`, '.vn')).toBe(false);
      }),
      runs,
    ));
});

describe('only a definitely available name is sold', () => {
  const status = async (name: string, change = {}): Promise<DomainStatus> =>
    expectOk(await openShop(change).useCases.loadDomainStatus({ name })).status;

  test("DOM-04 the registry's answers are returned unchanged", async () => {
    expect(await status('may-xanh-la.vn')).toBe('available');
    expect(await status('google.com')).toBe('registered');
    expect(await status('quochoi.vn')).toBe('reserved');
    expect(await status('không phải tên')).toBe('invalid');
  });

  test('DOM-04 any failure is `unknown`, never `available`', async () => {
    for (const fault of [unreachable, garbled, denied, lostAnswer]) {
      const shop = openShop({ change: ({ domains }) => ({ domains: withFaults(domains, always(fault, 'check')) }) });
      expect(expectOk(await shop.useCases.loadDomainStatus({ name: 'may-xanh-la.vn' })).status).toBe('unknown');
    }
  });

  test('DOM-04 a registered or unknown name cannot be added to a cart', async () => {
    const shop = openShop();
    const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
    shop.world.state.registered.add('may-xanh.com.vn');
    const added = await addBySlug(shop, slugs.domain, { configuration: namedDomain(product, 'may-xanh.com.vn') });
    expect(expectFailure(added)).toEqual({
      kind: 'domain-unavailable',
      domain: 'may-xanh.com.vn',
      status: 'registered',
    });
    for (const status of ['reserved', 'invalid', 'unknown'] as const) {
      const domains = { check: async (name: string) => ok({ name, status }) };
      const doubtful = openShop({ world: shop.world, change: () => ({ domains }) });
      const refused = await addBySlug(doubtful, slugs.domain, { configuration: namedDomain(product, 'may-do.com.vn') });
      expect(expectFailure(refused)).toEqual({ kind: 'domain-unavailable', domain: 'may-do.com.vn', status });
      expect(expectOk(await doubtful.useCases.loadDomainStatus({ name: 'may-do.com.vn' })).status).toBe(status);
    }
    const other = { check: async () => ok({ name: 'other.com.vn', status: 'available' as const }) };
    const confused = openShop({ world: shop.world, change: () => ({ domains: other }) });
    expect(expectOk(await confused.useCases.loadDomainStatus({ name: 'may-do.com.vn' })).status).toBe('unknown');
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBe(null);
  });
});
