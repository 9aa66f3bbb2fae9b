import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import type { SeedPage } from '#contracts/seed/content/publications.ts';
import { seedExtensions, skuOfDomain } from '#contracts/seed/domains/domain-prices.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import { withVat } from '#core/pricing/amounts.ts';

export const withoutCode = (markdown: string): string => markdown.replace(/```[\s\S]*?```/g, '');

/** The visible text: no code, addresses or Markdown syntax. */
const proseOf = (markdown: string): string =>
  withoutCode(markdown)
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*`#>]/g, '');

export const wordsOf = (markdown: string): number =>
  proseOf(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences of at least five words, normalised for comparison; table cells count as sentences. */
export const sentencesOf = (markdown: string): readonly string[] =>
  proseOf(markdown)
    .split(/\n|\||(?<=[.?:;])\s+/)
    .map((sentence) =>
      sentence
        .replace(/^[\s\-\d.)]+/, '')
        .replace(/[\s.?:;]+$/, '')
        .toLowerCase(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= 5);

/** Paths of the shop that a text links to, without query and fragment. */
export const pathsOf = (markdown: string): readonly string[] =>
  [...withoutCode(markdown).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => path.replace(/[?#].*$/, ''));

const amount = /(\d{1,3}(?:\.\d{3})+)đ/g;

/** Amounts written as «329.000đ», in đồng. */
export const amountsIn = (markdown: string): readonly number[] =>
  [...withoutCode(markdown).matchAll(amount)].map(([, digits = '']) => Number(digits.replaceAll('.', '')));

/** Each plan that a text links to, with the first amount after it on the same line. */
export const pricedLinksIn = (markdown: string): readonly (readonly [slug: string, amount: number])[] =>
  withoutCode(markdown)
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/\]\(\/san-pham\/([a-z0-9-]+)\)((?:(?!\]\(\/).)*)/g)].flatMap(([, slug = '', rest = '']) =>
        amountsIn(rest)
          .slice(0, 1)
          .map((each) => [slug, each] as const),
      ),
    );

const partsOf = (sku: string): readonly number[] =>
  seedExtensions
    .filter((raw) => skuOfDomain(raw) === sku)
    .flatMap((domain) => Object.values(domain).filter((part) => typeof part === 'number'))
    .flatMap((part) => [part, Math.round(part * 0.08)]);

/**
 * Every amount that a text may state for a plan: a month, a term and the renewal, each with both VAT rates, and the
 * parts of a domain's price.
 */
export const amountsOfPlan = (product: SeedProduct): ReadonlySet<number> =>
  new Set([
    ...product.prices.flatMap(({ charge, renewal, perUnit, renewalPerUnit, oldPerUnit }) => [
      ...[charge, renewal].flatMap((each) =>
        [8, 10].flatMap((rate) => {
          const { net, vat, gross } = withVat(each, rate);
          return [net, vat, gross, each.net, each.exempt];
        }),
      ),
      perUnit,
      Math.round(perUnit * 1.08),
      renewalPerUnit,
      oldPerUnit ?? perUnit,
    ]),
    ...partsOf(product.sku),
  ]);

/** Prices of options, for a small and a large plan. */
export const optionAmounts: ReadonlySet<number> = new Set(
  seedOptions.flatMap(({ values }) =>
    values.flatMap((value) =>
      seedProducts
        .filter(({ sku }) => sku === 'CS-01' || sku === 'CS-08')
        .filter(() => value.price !== undefined)
        .map((plan) => Number(seedOptionPrice(plan, value))),
    ),
  ),
);

/** The whole text of a page. */
export const textOfPage = ({ body, sections }: SeedPage): string =>
  [
    body,
    ...sections.map((section) => (section.kind === 'rich-text' ? section.body : `[${section.title}](${section.url})`)),
  ].join('\n\n');
/** The entries that occur more than once. */
export const duplicatesIn = (all: readonly string[]): readonly string[] =>
  all.filter((each, index) => all.indexOf(each) !== index);
