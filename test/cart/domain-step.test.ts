import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDomainStep, lacksDomain } from '#core/cart/domain-step.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { isDomainUse, parseDomainUse } from '#core/catalogue/domain-use.ts';
import { isDomainOption } from '#core/catalogue/validate-configuration.ts';
import { addBySlug, expectOk, openShop } from '#test/kit/fakes/shop.ts';

const SLUG = 'hosting-khoi-nghiep';

/** A hosting line of a real cart, with this source of its name and this name. */
const hostingLine = async (use: string | null, name: string | null) => {
  const shop = openShop();
  const product = expectOk(await shop.ports.catalogue.product(SLUG));
  const standard = defaultConfiguration(product);
  const source = product.options.find((each) => isDomainUse(each.name));
  const value = source?.values.find(({ title }) => parseDomainUse(title) === use);
  const text = product.options.find(isDomainOption);
  if (source === undefined || text === undefined) throw new Error('the hosting does not ask for its name');
  const chosen = {
    ...standard.chosen,
    [source.id]: value === undefined ? [] : [value.id],
    [text.id]: name === null ? [] : [name],
  };
  expectOk(await addBySlug(shop, SLUG, { configuration: { ...standard, chosen } }));
  const line = expectOk(await shop.useCases.loadCart({ orderId: null }))?.lines[0]?.line;
  if (line === undefined) throw new Error('the cart is empty');
  return line;
};

const someUse = fc.constantFrom('later', 'register', 'own', 'transfer');
const someName = fc.option(fc.constantFrom('may-xanh.vn', 'may-tim.com'));

describe('CART-14 what a hosting in the cart still waits for', () => {
  test('CART-14 the catalogue offers every source of a name', async () => {
    const product = expectOk(await openShop().ports.catalogue.product(SLUG));
    const titles = product.options.find((each) => isDomainUse(each.name))?.values.map(({ title }) => title) ?? [];
    expect(titles.map(parseDomainUse)).toEqual(['later', 'register', 'own', 'transfer']);
    expect(parseDomainUse('Tên miền của tôi')).toBeNull();
  });

  test('CART-14 a name in the cart leaves nothing to do, whatever its source', () =>
    fc.assert(
      fc.asyncProperty(someUse, async (use) => {
        const line = await hostingLine(use, 'may-xanh.vn');
        expect(findDomainStep(line, ['khac.vn', 'may-xanh.vn'])).toBeNull();
      }),
      { numRuns: 8 },
    ));

  test('CART-14 a line without name always has a step, and a step never invents a name', () =>
    fc.assert(
      fc.asyncProperty(someUse, someName, async (use, name) => {
        const line = await hostingLine(use, name);
        const step = findDomainStep(line, ['khac.vn']);
        if (lacksDomain(line)) expect(step).not.toBeNull();
        if (step !== null && step.kind !== 'choose') expect(step.name).toBe(name);
      }),
      { numRuns: 12 },
    ));

  test.each([
    ['later', null, { kind: 'choose' }],
    ['later', 'may-xanh.vn', null],
    ['own', null, { kind: 'choose' }],
    ['own', 'may-xanh.vn', null],
    ['register', null, { kind: 'choose' }],
    ['register', 'may-xanh.vn', { kind: 'register', name: 'may-xanh.vn' }],
    ['transfer', null, { kind: 'transfer', name: null }],
    ['transfer', 'may-xanh.vn', { kind: 'transfer', name: 'may-xanh.vn' }],
  ] as const)('CART-14 the source %s with the name %s', async (use, name, step) => {
    expect(findDomainStep(await hostingLine(use, name), [])).toEqual(step);
  });

  test('CART-14 a server waits for no name', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, 'cloud-server-ssd-4'));
    const line = expectOk(await shop.useCases.loadCart({ orderId: null }))?.lines[0]?.line;
    expect(line && findDomainStep(line, [])).toBeNull();
  });
});
