import { type PlanSize, planSizeOf } from '#core/catalogue/plans/plan-size.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { pricePerPiece } from '#core/pricing/price-per-piece.ts';
import type { Dong } from '#core/shared/dong.ts';

export type Piece = keyof PlanSize;

export type PiecePrice = {
  /** đồng per unit of the price; null when the plan does not state the size. */
  readonly price: Dong | null;
  /** False for ties and when fewer than two plans have a price. */
  readonly isLowest: boolean;
};

export type PieceRow = {
  readonly piece: Piece;
  /** In product order. */
  readonly cells: readonly PiecePrice[];
};

/** Machines are compared by vCPU and RAM, storage by its space, mail by its accounts as well. */
const piecesOf = (sizes: readonly PlanSize[]): readonly Piece[] => {
  const states = (piece: Piece): boolean => sizes.some((size) => size[piece] !== null);
  const hardware = (['cpu', 'ram'] as const).filter(states);
  return hardware.length > 0 ? hardware : (['disk', 'accounts'] as const).filter(states);
};

/** Prices of one piece, from the compared prices of the plans. [CAT-08] */
export const comparePiecePrices = (
  products: readonly Pick<ProductSummary, 'specifications'>[],
  entries: readonly (PriceEntry | null)[],
): readonly PieceRow[] => {
  const sizes = products.map(planSizeOf);
  return piecesOf(sizes).map((piece) => {
    const prices = sizes.map((size, at): Dong | null => {
      const [pieces, entry] = [size[piece], entries[at]];
      return pieces === null || !entry ? null : pricePerPiece(entry.perUnit, pieces);
    });
    const known = prices.filter((price) => price !== null);
    const lowest = Math.min(...known);
    const isUnique = known.length > 1 && known.filter((price) => price === lowest).length === 1;
    return { piece, cells: prices.map((price) => ({ price, isLowest: isUnique && price === lowest })) };
  });
};
