import fc from 'fast-check';
import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import { type TextKind, textKindOf } from '#core/catalogue/option-texts.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { isValidQuantity } from '#core/pricing/quote.ts';

const catalogue = memoryCatalogue(memoryWorld());

/** Every seed product as its page loads it. */
export const products: readonly Product[] = await Promise.all(
  seedProducts.map(async ({ slug }) => {
    const product = await catalogue.product(slug);
    if (!product.ok) throw new Error(`the seed lacks ${slug}`);
    return product.value;
  }),
);

export const anyProduct = fc.constantFrom(...products);

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUm lan@may-tinh';
const texts: Readonly<Record<TextKind, readonly (readonly string[])[]>> = {
  domain: [['may-xanh.com.vn'], ['Cửa-Hàng.vn']],
  'ssh-key': [[key]],
  hostname: [['web-01']],
  mailboxes: [['lienhe, ketoan']],
};
/** Texts that a buyer could write for an option of this name. */
export const textsFor = (name: string): readonly (readonly string[])[] => {
  const kind = textKindOf(name);
  return kind === null ? [] : texts[kind];
};

/** A possible configuration of the product page: every single choice with a free default has a value. */
export const anyConfigurationOf = (product: Product): fc.Arbitrary<Configuration> => {
  const options = product.options.map((option) => {
    const ids = option.values.filter(isAvailable).map(({ id }) => id as string);
    if (option.kind === 'text') return fc.constantFrom<readonly string[]>([], ...textsFor(option.name));
    if (option.kind === 'select-multi') return fc.subarray(ids);
    return fc.constantFrom(...ids).map((id) => [id]);
  });
  return fc
    .record({
      term: fc.constantFrom(...product.prices.map(({ term }) => term)),
      quantity: fc.integer({ min: 1, max: 50 }).filter(isValidQuantity),
      choices: fc.tuple(...options),
    })
    .map(({ term, quantity, choices }) => ({
      term,
      quantity,
      chosen: Object.fromEntries(
        choices.flatMap((ids, at) => {
          const option = product.options[at];
          return option === undefined || ids.length === 0 ? [] : [[option.id, ids]];
        }),
      ),
    }));
};

/** A product with one of its configurations. */
export const anyConfigured = anyProduct.chain((product) =>
  anyConfigurationOf(product).map((configuration) => ({ product, configuration })),
);
