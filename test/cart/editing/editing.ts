import fc from 'fast-check';
import type { CartLine } from '#core/cart/cart.ts';
import { lineToQuery } from '#core/cart/lines/line-changes.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { textKindOf } from '#core/catalogue/option-texts.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { optionKinds } from '#core/pricing/quoted-product.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { expectOk, freshIdempotencyKey, type Shop, shownTotalOf } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';

const someDomains = ['ten-mien-com-vn', 'ten-mien-vn', 'ten-mien-net', 'ten-mien-id-vn'];

/** What a cart takes, of all fourteen lines; a few names stand for all. */
export const configurable = products.filter(
  ({ isAvailable: isSold, type, slug }) => isSold && (type !== 'domain' || someDomains.includes(slug)),
);

/** By slug, so that a counterexample can be read. */
export const productOf = (slug: string): Product => {
  const found = configurable.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`the seed has no ${slug}`);
  return found;
};

const types = [...new Set(configurable.map(({ type }) => type))];
const slugsOf = (type: string): readonly string[] =>
  configurable.flatMap((each) => (each.type === type ? each.slug : []));

/** A line, and what it becomes: the same product twice as often as another plan. */
export const anyEdit = fc
  .constantFrom(...types)
  .chain((type) => fc.tuple(fc.constantFrom(...slugsOf(type)), fc.constantFrom(...slugsOf(type)), fc.nat(2)))
  .chain(([slug, plan, same]) => {
    const other = same > 0 ? slug : plan;
    return fc.record({
      slug: fc.constant(slug),
      other: fc.constant(other),
      before: anyConfiguration(productOf(slug)),
      between: anyConfiguration(productOf(slug)),
      after: anyConfiguration(productOf(other)),
    });
  });

const textsOf = (option: ProductOption, product: Product): readonly string[] => {
  const kind = textKindOf(option.name);
  if (kind === 'domain')
    return product.type === 'domain' ? ['tiembanhmay', 'tiembanhsua'] : ['tiembanhmay.vn', 'nhasach.vn'];
  if (kind === 'hostname') return ['web-01', 'web-02'];
  return [];
};

const anyChoice = (product: Product, option: ProductOption): fc.Arbitrary<readonly string[]> => {
  const { isWritten, isMultiple } = optionKinds[option.kind];
  if (isWritten) {
    const texts = textsOf(option, product).map((text) => [text]);
    return option.required ? fc.constantFrom(...texts) : fc.constantFrom([], ...texts);
  }
  const ids = option.values.filter(isAvailable).map(({ id }) => id as string);
  return isMultiple ? fc.subarray(ids) : fc.constantFrom(...ids).map((id) => [id]);
};

/** Any configuration that the product's form can send. */
export const anyConfiguration = (product: Product): fc.Arbitrary<Configuration> =>
  fc
    .record({
      term: fc.constantFrom(...product.prices.map(({ term }) => term)),
      quantity: product.type === 'domain' ? fc.constant(1) : fc.integer({ min: 1, max: 50 }),
      chosen: fc.record(Object.fromEntries(product.options.map((option) => [option.id, anyChoice(product, option)]))),
      plan: fc.constantFrom(undefined, ...(product.instalmentPlans ?? []).map(({ id }) => id)),
    })
    .map(({ term, quantity, chosen, plan }) =>
      // As the form would send it: a plan fits its term, an empty text is no answer.
      configurationFromQuery(product, {
        time: String(term),
        count: String(quantity),
        ...Object.fromEntries(Object.entries(chosen).map(([id, values]) => [`chosen[${id}]`, values])),
        ...(plan === undefined ? {} : { plan }),
      }),
    );

/** Presses «Lưu thay đổi» on the page of a line. */
export const saveLine = (
  { useCases }: Pick<Shop, 'useCases'>,
  lineId: LineItemId,
  slug: string,
  configuration: Configuration,
  more: Partial<Parameters<Shop['useCases']['editLine']>[0]> = {},
) =>
  useCases.editLine({
    orderId: null,
    lineId,
    slug,
    configuration,
    expectedTotal: shownTotalOf(productOf(slug), configuration),
    idempotencyKey: freshIdempotencyKey(),
    ...more,
  });

export const linesOf = async ({ useCases }: Pick<Shop, 'useCases'>): Promise<readonly CartLine[]> =>
  expectOk(await useCases.loadCart({ orderId: null }))?.lines ?? [];

/** What a buyer sees of a line: not its id, nor the moment until which its price is kept. */
export const shownOf = ({ line, children, amounts, renewal }: CartLine) => ({
  product: line.productId,
  term: line.term,
  quantity: line.quantity,
  name: line.description,
  plan: line.instalmentPlan ?? null,
  options: line.options.map(({ id, value }) => `${id} ${value}`).sort(),
  children: children.map((child) => `${child.productId} ${child.amounts.gross}`).sort(),
  amounts,
  renewal,
});

export const configurationOf = (slug: string, { line, children }: CartLine): Configuration =>
  configurationFromQuery(productOf(slug), lineToQuery(productOf(slug), line, children));
