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
} from '#core/catalogue/m365-backup.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { dong } from '#core/shared/dong.ts';
import { always, unreachable, withFaults } from '#test/kit/faults.ts';
import { bad, good, kindOf, openShop, press, type Shop } from '#test/kit/shop.ts';
import { products } from '#test/pricing/products.ts';

const plans = products.filter(({ type }) => type === 'm365-backup');
const anyWish = fc.record({ users: fc.integer({ min: 1, max: 12_000 }), years: fc.constantFrom(...retentionYears) });
const DOMAIN = 'congtymay.onmicrosoft.com';

const register = (shop: Shop, more: Partial<Parameters<Shop['useCases']['registerBackup']>[0]> = {}) => {
  const { users = 18, years = 1, time = 3 } = more;
  const proposal = proposeBackup(plans, { users, years });
  const expectedTotal = (proposal && priceBackupProposal(proposal, time)?.totals.gross) ?? dong(0);
  return shop.useCases.registerBackup({
    users,
    years,
    domain: DOMAIN,
    time,
    expectedTotal,
    idempotencyKey: press(),
    ...more,
  });
};

describe('ROUTE-40 the plan that covers an organisation', () => {
  test('ROUTE-40 every plan of the line says how many users and years it covers', () => {
    expect(plans.map((plan) => parseCoverage(plan)?.users).sort((a = 0, b = 0) => a - b)).toEqual([10, 25, 50, 100]);
    expect(retentionYears.every((years) => plans.some((plan) => parseCoverage(plan)?.years === years))).toBe(true);
  });

  test('ROUTE-40 it covers all users for all years, and no smaller plan would', () =>
    fc.assert(
      fc.property(anyWish, (wish) => {
        const proposal = proposeBackup(plans, wish);
        expect(proposal === null).toBe(wish.users > 5_000);
        const covers = proposal && parseCoverage(proposal.plan);
        if (proposal === null || covers === null) return;
        expect(covers.users * proposal.count).toBeGreaterThanOrEqual(wish.users);
        expect(covers.users * (proposal.count - 1)).toBeLessThan(wish.users);
        expect(covers.years).toBeGreaterThanOrEqual(wish.years);
        for (const plan of plans) {
          const other = parseCoverage(plan);
          if (other === null || other.users >= covers.users) continue;
          expect(other.users < wish.users || other.years < wish.years).toBe(true);
        }
      }),
    ));

  test('ROUTE-40 a plan that is not to be had is not proposed', () => {
    const without = plans.map((plan) => ({ ...plan, available: parseCoverage(plan)?.users !== 25 }));
    expect(parseCoverage(proposeBackup(without, { users: 18, years: 1 })?.plan ?? { specifications: [] })?.users).toBe(
      50,
    );
    expect(proposeBackup([], defaultRequirements)).toBeNull();
  });

  test('ROUTE-40 it costs what the product page says for the same count and term', () =>
    fc.assert(
      fc.property(anyWish, fc.constantFrom(1, 3, 6, 12, 99), (wish, time) => {
        const proposal = proposeBackup(plans, wish);
        const product = plans.find(({ id }) => id === proposal?.plan.id);
        if (proposal === null || product === undefined) return;
        const offer = priceBackupProposal(proposal, time);
        const asked = { ...defaultConfiguration(product), time: offer?.entry.time ?? 0, count: proposal.count };
        const quote = good(computeQuote(product, asked));
        expect([offer?.totals, offer?.renewal]).toEqual([quote.totals, quote.renewal]);
      }),
    ));

  test('ROUTE-40 whatever an address says, there is a wish', () =>
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (users, years) => {
        const wish = parseBackupRequirements(users, years);
        expect(wish.users).toBeGreaterThanOrEqual(1);
        expect(retentionYears).toContain(wish.years);
      }),
    ));
});

describe('ROUTE-40 registering it', () => {
  test('ROUTE-40 the plan lies in the cart with the tenant’s domain, at the price that was seen, and the thanks follow', async () => {
    const shop = openShop();
    const { cart, goTo, notice } = good(await register(shop));
    expect([goTo, notice]).toEqual([BACKUP_DONE_PATH, 'added']);
    expect(cart?.lines.map(({ line }) => [line.category, line.title, line.count, line.time])).toEqual([
      ['m365-backup', 'Sao lưu M365 25 người dùng', 1, 3],
    ]);
    expect(cart?.lines[0]?.line.options.map(({ value }) => value)).toContain(DOMAIN);
    expect(good(await shop.useCases.loadCart({ orderId: null }))?.totals).toEqual(cart?.totals);
  });

  test('ROUTE-40 more users than the largest plan covers take several of it', async () => {
    const { cart } = good(await register(openShop(), { users: 130, years: 7 }));
    expect(cart?.lines.map(({ line }) => [line.title, line.count])).toEqual([['Sao lưu M365 100 người dùng', 2]]);
  });

  test('ROUTE-40 without a domain, with none, or with more users than anybody sells for, nothing is added', async () => {
    const shop = openShop();
    const fieldsOf = async (more: Parameters<typeof register>[1]) => bad(await register(shop, more));
    expect(await fieldsOf({ domain: '  ' })).toEqual({ kind: 'invalid-fields', fields: { domain: 'required' } });
    expect(await fieldsOf({ domain: 'cong ty' })).toEqual({ kind: 'invalid-fields', fields: { domain: 'domain' } });
    expect(await fieldsOf({ users: 90_000 })).toEqual({ kind: 'invalid-fields', fields: { users: 'choice' } });
    expect(good(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ROUTE-40 CART-19 another price than the expected one is refused with the new one', async () => {
    expect(kindOf(await register(openShop(), { expectedTotal: dong(1) }))).toBe('price-changed');
  });

  test('ROUTE-40 CART-17 the same press adds once', async () => {
    const shop = openShop();
    const idempotencyKey = press();
    await register(shop, { idempotencyKey });
    expect(good(await register(shop, { idempotencyKey })).cart?.lines).toHaveLength(1);
  });

  test('ROUTE-40 a catalogue that cannot be asked is said, and nothing is added', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'products')) }),
    });
    expect(kindOf(await register(shop))).toBe('unreachable');
    expect(backupPlans.category).toBe('m365-backup');
  });
});
