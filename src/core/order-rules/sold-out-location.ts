import { availableLocations, isAvailable, locationsOf } from '#core/catalogue/availability.ts';
import type { Stock } from '#core/catalogue/product.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { type Refused, refuse } from './refusal.ts';

/** A product and the values of its options with their stock; null when it is not tracked. */
type Stocked = {
  readonly id: string;
  readonly title: string;
  readonly options: readonly {
    readonly id: string;
    readonly values: readonly {
      readonly id: string;
      readonly title: string;
      readonly productId: string | null;
      readonly stock: Stock | null;
    }[];
  }[];
};

const normalise = (text: string): string => cleanTyped(text).toLowerCase();

/**
 * `location-sold-out` {productId, product, place, left} for the first sold-out value of a selection, with the locations
 * that are left; null when all are available. Free options name a value by title or id, priced ones by product:
 * `priced`.
 * [CAT-10]
 */
export const refuseSoldOutLocation = (
  { id: productId, title, options }: Stocked,
  chosen: readonly { readonly id: string; readonly value: string }[],
  priced: readonly string[],
): Refused | null => {
  for (const option of options) {
    const given = chosen.filter(({ id }) => id === option.id).map(({ value }) => normalise(value));
    const gone = option.values.find(
      (value) =>
        !isAvailable(value) &&
        (given.includes(normalise(value.title)) ||
          given.includes(value.id) ||
          (value.productId !== null && priced.includes(value.productId))),
    );
    if (gone) {
      const left = availableLocations(locationsOf(option)).map((each) => each.location);
      const detail = { productId, product: title, place: gone.title, left: left.join(', ') };
      return refuse('location-sold-out', `${title} is sold out at ${gone.title}`, detail);
    }
  }
  return null;
};
