import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PriceEntry } from '#core/pricing/price.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const folders = ['articles', 'projects', 'pages'].map((name) => join('contracts', 'seed', name));
/** A link to a plan and, in the same sentence, an amount; tables also multiply and take apart. */
const priced = /\[[^\]]*\]\(\/san-pham\/([a-z\d-]+)[^)]*\)[^[\n|.]{0,70}?(\d{1,3}(?:\.\d{3})+)đ/g;

/** What texts may call a plan's price: by unit or by term, also the price without the promotion. */
const amountsOf = ({ perUnit, renewalPerUnit, oldPerUnit, charge, renewal }: PriceEntry) => [
  perUnit,
  renewalPerUnit,
  oldPerUnit,
  charge.net + charge.exempt,
  renewal.net + renewal.exempt,
];

test('CAT-05 BAN-01 every price that an article names beside a plan is a price of that plan', async () => {
  const { useCases } = openShop();
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const named = texts.flatMap((text) =>
    Array.from(text.matchAll(priced), ([, slug = '', amount = '']) => ({ slug, amount: amount.replaceAll('.', '') })),
  );
  expect(named.length).toBeGreaterThan(15);
  for (const { slug, amount } of named) {
    const { prices } = expectOk(await useCases.loadProduct({ slug }));
    expect([slug, prices.flatMap(amountsOf)]).toEqual([slug, expect.arrayContaining([Number(amount)])]);
  }
});
