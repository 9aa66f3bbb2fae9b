import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import {
  BACKUP_DONE_PATH,
  backupPlans,
  defaultRequirements,
  parseBackupRequirements,
  parseCoverage,
  priceBackupProposal,
  proposeBackup,
  retentionYears,
  validateBackupDomain,
} from '#core/catalogue/m365-backup.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { dong } from '#core/shared/dong.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';

const plans = products.filter(({ type }) => type === 'm365-backup');
const anyWish = fc.record({ users: fc.integer({ min: 1, max: 12_000 }), years: fc.constantFrom(...retentionYears) });
const DOMAIN = 'congtymay.onmicrosoft.com';

const register = (shop: Shop, more: Partial<Parameters<Shop['useCases']['registerBackup']>[0]> = {}) => {
  const { users = 18, years = 1, term = 3 } = more;
  const proposal = proposeBackup(plans, { users, years });
  const expectedTotal = (proposal && priceBackupProposal(proposal, term)?.totals.gross) ?? dong(0);
  return shop.useCases.registerBackup({
    users,
    years,
    domain: DOMAIN,
    term,
    expectedTotal,
    idempotencyKey: freshIdempotencyKey(),
    ...more,
  });
};

describe('ROUTE-40 the plan that covers an organisation', () => {
  test('ROUTE-40 every plan of the line says how many users and years it covers', () => {
    expect(plans.map((plan) => parseCoverage(plan)?.users).sort((a = 0, b = 0) => a - b)).toEqual([10, 25, 50, 100]);
    expect(retentionYears.every((years) => plans.some((plan) => parseCoverage(plan)?.years === years))).toBe(true);
  });

  test('ROUTE-40 the proposed plan covers all users and years, and no smaller plan would', () =>
    fc.assert(
      fc.property(anyWish, (wish) => {
        const proposal = proposeBackup(plans, wish);
        expect(proposal === null).toBe(wish.users > 5_000);
        const covers = proposal && parseCoverage(proposal.plan);
        if (proposal === null || covers === null) return;
        expect(covers.users * proposal.quantity).toBeGreaterThanOrEqual(wish.users);
        expect(covers.users * (proposal.quantity - 1)).toBeLessThan(wish.users);
        expect(covers.years).toBeGreaterThanOrEqual(wish.years);
        for (const plan of plans) {
          const other = parseCoverage(plan);
          if (other === null || other.users >= covers.users) continue;
          expect(other.users < wish.users || other.years < wish.years).toBe(true);
        }
      }),
    ));

  test('ROUTE-40 an unavailable plan is not proposed', () => {
    const without = plans.map((plan) => ({ ...plan, isAvailable: parseCoverage(plan)?.users !== 25 }));
    expect(parseCoverage(proposeBackup(without, { users: 18, years: 1 })?.plan ?? { specifications: [] })?.users).toBe(
      50,
    );
    expect(proposeBackup([], defaultRequirements)).toBeNull();
  });

  test('ROUTE-40 the proposal costs what the product page shows for the same quantity and term', () =>
    fc.assert(
      fc.property(anyWish, fc.constantFrom(1, 3, 6, 12, 99), (wish, time) => {
        const proposal = proposeBackup(plans, wish);
        const product = plans.find(({ id }) => id === proposal?.plan.id);
        if (proposal === null || product === undefined) return;
        const offer = priceBackupProposal(proposal, time);
        const asked = { ...defaultConfiguration(product), term: offer?.entry.term ?? 0, quantity: proposal.quantity };
        const quote = expectOk(computeQuote(product, asked));
        expect([offer?.totals, offer?.renewal]).toEqual([quote.totals, quote.renewal]);
      }),
    ));

  test('ROUTE-40 any address yields a valid number of users and years', () =>
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (users, years) => {
        const wish = parseBackupRequirements(users, years);
        expect(wish.users).toBeGreaterThanOrEqual(1);
        expect(retentionYears).toContain(wish.years);
      }),
    ));
});

describe('ROUTE-40 ordering the plan', () => {
  test('ROUTE-40 the plan is added with the tenant’s domain at the shown price and leads to the confirmation page', async () => {
    const shop = openShop();
    const { cart, goTo, notice } = expectOk(await register(shop));
    expect([goTo, notice]).toEqual([BACKUP_DONE_PATH, 'added']);
    expect(cart?.lines.map(({ line }) => [line.category, line.title, line.quantity, line.term])).toEqual([
      ['m365-backup', 'Sao lưu M365 25 người dùng', 1, 3],
    ]);
    expect(cart?.lines[0]?.line.options.map(({ value }) => value)).toContain(DOMAIN);
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))?.totals).toEqual(cart?.totals);
  });

  test('ROUTE-40 several of the largest plan are added for more users than it covers', async () => {
    const { cart } = expectOk(await register(openShop(), { users: 130, years: 7 }));
    expect(cart?.lines.map(({ line }) => [line.title, line.quantity])).toEqual([['Sao lưu M365 100 người dùng', 2]]);
  });

  test.each([
    'https://congtymay.onmicrosoft.com/',
    'www.congtymay.onmicrosoft.com',
    'CongTyMay.OnMicrosoft.com.',
    'admin@congtymay.onmicrosoft.com',
    ' congtymay.onmicrosoft.com\u200b',
    'ｃongtymay.onmicrosoft.com',
    'congtymay。onmicrosoft.com',
    '//congtymay.onmicrosoft.com:443/?a=1',
    'congtymay.onmicrosoft.com\u00a0',
    '\u202acongtymay.onmicrosoft.com\u202c',
  ])('ROUTE-40 VAL-07 %j is the tenant’s domain', async (domain) => {
    expect(validateBackupDomain(domain)).toEqual({});
    const { cart } = expectOk(await register(openShop(), { domain }));
    expect(cart?.lines[0]?.line.options.map(({ value }) => value)).toContain(DOMAIN);
  });

  test('ROUTE-40 a missing or invalid domain, or too many users, adds nothing', async () => {
    const shop = openShop();
    const fieldsOf = async (more: Parameters<typeof register>[1]) => expectFailure(await register(shop, more));
    expect(await fieldsOf({ domain: '  ' })).toEqual({ kind: 'invalid-fields', fields: { domain: 'required' } });
    expect(await fieldsOf({ domain: 'cong ty' })).toEqual({ kind: 'invalid-fields', fields: { domain: 'domain' } });
    expect(await fieldsOf({ users: 90_000 })).toEqual({ kind: 'invalid-fields', fields: { users: 'choice' } });
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ROUTE-40 CART-19 a price that differs from the expected total is rejected', async () => {
    expect(kindOf(await register(openShop(), { expectedTotal: dong(1) }))).toBe('price-changed');
  });

  test('ROUTE-40 CART-17 the same idempotency key adds once', async () => {
    const shop = openShop();
    const idempotencyKey = freshIdempotencyKey();
    await register(shop, { idempotencyKey });
    expect(expectOk(await register(shop, { idempotencyKey })).cart?.lines).toHaveLength(1);
  });

  test('ROUTE-40 a catalogue failure is reported and nothing is added', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'products')) }),
    });
    expect(kindOf(await register(shop))).toBe('unreachable');
    expect(backupPlans.category).toBe('m365-backup');
  });
});
