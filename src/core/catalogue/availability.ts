import type { ProductSummary } from './product.ts';

/** Whether a machine stands ready at a place, or is made ready after it is ordered. */
export type Stock = 'ready' | 'to-order';

/** The specification that says where machines stand ready. */
const STATE = 'Tình trạng';

/** The product's own sentence about where it can be had; null where it says nothing. */
export const stockSentence = ({ specifications }: Pick<ProductSummary, 'specifications'>): string | null =>
  specifications.find(({ label }) => label === STATE)?.value ?? null;

/**
 * What the catalogue says about one place: «Có sẵn tại Hà Nội» means ready there and to order elsewhere, «Đặt trước …»
 * to order everywhere. Null where it does not tell places apart, as in «Có sẵn tại 2 nơi»: nothing is guessed. [CAT-10]
 */
export const stockAt = (product: Pick<ProductSummary, 'specifications'>, place: string): Stock | null => {
  const sentence = stockSentence(product)?.normalize('NFC') ?? '';
  if (/^Đặt trước(?:\P{L}|$)/u.test(sentence)) return 'to-order';
  const named = /^Có sẵn tại (.+)$/u.exec(sentence)?.[1];
  if (named === undefined || /^\d/.test(named)) return null;
  const places = named.split(/, | và /u).map((each) => each.trim());
  return places.includes(place.normalize('NFC')) ? 'ready' : 'to-order';
};
