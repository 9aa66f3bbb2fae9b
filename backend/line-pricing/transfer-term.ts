import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { TRANSFER_YEARS } from '#contracts/domain-transfer.ts';
import type { LineInput } from './line-input.ts';
import type { SoldProduct, SoldTerm } from './sold-product.ts';

/** The renewal price. Throws BAD_USER_INPUT unless it is one domain for one year, TERM_NOT_SOLD. */
export const priceTransferTerm = (product: SoldProduct, input: LineInput, term: SoldTerm): SoldTerm => {
  const atOnce = input.pricePlan === null && input.quotation === null;
  if (product.extension === null || input.count !== 1 || input.children.length > 0 || !atOnce)
    throw new ServiceFailure('BAD_USER_INPUT', 'A transfer is one name of a sold extension, paid at once');
  requireTransferTerm(product.id, input.time);
  return { ...term, charge: term.renewal, oldPrice: null, campaign: null };
};

/** Throws TERM_NOT_SOLD. */
export const requireTransferTerm = (productId: string, time: number): void => {
  if (time !== TRANSFER_YEARS) throw new ServiceFailure('TERM_NOT_SOLD', 'A transfer adds one year', { productId });
};
