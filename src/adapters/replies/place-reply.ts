import * as z from 'zod/mini';
import { converted, filled, listOf, type ReadersOf, textOrNull } from '#adapters/replies/schema.ts';
import type { CardFragment } from '#contracts/generated/product.ts';
import { stockOfWire } from '#contracts/place-stock.ts';
import type { LocationStock } from '#core/catalogue/product.ts';

/** Unknown values mean no stock information. [CAT-10] */
export const stockReply = converted(textOrNull, stockOfWire);

const wirePlace = z.object({
  name: filled,
  stock: stockReply,
} satisfies ReadersOf<CardFragment['places'][number]>);

/** Leaves out locations without parsable stock. */
export const placesReply = converted(listOf(wirePlace), (places): readonly LocationStock[] =>
  places.flatMap(({ name, stock }) => (stock === null ? [] : [{ location: name, stock }])),
);
