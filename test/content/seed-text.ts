import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import type { SeedPage } from '#contracts/seed/publications.ts';
import { withVat } from '#core/pricing/amounts.ts';

export const withoutCode = (markdown: string): string => markdown.replace(/```[\s\S]*?```/g, '');

/** What a reader reads: no code, no addresses, no signs of Markdown. */
const proseOf = (markdown: string): string =>
  withoutCode(markdown)
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*`#>]/g, '');

export const wordsOf = (markdown: string): number =>
  proseOf(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences of five words and more, as they would be compared; cells of a table count as sentences. */
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

/** Paths of the shop that a text leads to, without query and fragment. */
export const pathsOf = (markdown: string): readonly string[] =>
  [...withoutCode(markdown).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => path.replace(/[?#].*$/, ''));

const amount = /(\d{1,3}(?:\.\d{3})+)đ/g;

/** Amounts written as «329.000đ», in đồng. */
export const amountsIn = (markdown: string): readonly number[] =>
  [...withoutCode(markdown).matchAll(amount)].map(([, digits = '']) => Number(digits.replaceAll('.', '')));

/** A plan that a text links to, with the first amount after it on the same line. */
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
  (catalogue.domains as readonly Readonly<Record<string, number | string>>[])
    .filter(({ ext }) => `TM${String(ext).toUpperCase().replaceAll('.', '-')}` === sku)
    .flatMap((domain) => Object.values(domain).filter((part) => typeof part === 'number'))
    .flatMap((part) => [part, Math.round(part * 0.08)]);

/** Everything that may be said of a plan's price: a month, a term, renewal, both with the two rates of VAT, and parts of a domain. */
export const amountsOfPlan = (product: SeedProduct): ReadonlySet<number> =>
  new Set([
    ...product.prices.flatMap(({ charge, renewal, perUnit, renewalPerUnit, oldPerUnit }) => [
      ...[charge, renewal].flatMap((each) =>
        [8, 10].flatMap((rate) => {
          const { net, vat, gross } = withVat(each, rate);
          return [net, vat, gross, each.net, each.exempt];
        }),
      ),
      ...[perUnit, Math.round(perUnit * 1.08), renewalPerUnit, oldPerUnit ?? perUnit],
    ]),
    ...partsOf(product.sku),
  ]);

/** Prices of options, for a small and for a large plan. */
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

/** Everything that a page says. */
export const textOfPage = ({ body, sections }: SeedPage): string =>
  [
    body,
    ...sections.map((section) => (section.kind === 'rich-text' ? section.body : `[${section.title}](${section.url})`)),
  ].join('\n\n');
/** What is there more than once. */
export const doubled = (all: readonly string[]): readonly string[] =>
  all.filter((each, index) => all.indexOf(each) !== index);
