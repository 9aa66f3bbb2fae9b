import * as z from 'zod/mini';
import type { CardFragment } from '#contracts/generated/product.ts';
import { stockOfWire } from '#contracts/place-stock.ts';
import type { LocationStock, Stock } from '#core/catalogue/product.ts';
import { listOf, type ReadersOf, textOrNull } from './tolerant.ts';

/** Unknown values mean no stock information. [CAT-10] */
export const stockReply = z.pipe(
  textOrNull,
  z.transform((word: string | null): Stock | null => stockOfWire(word)),
);

const wirePlace = z.object({
  name: z.string().check(z.minLength(1)),
  stock: stockReply,
} satisfies ReadersOf<CardFragment['places'][number]>);

/** Leaves out locations without parsable stock. */
export const placesReply = z.pipe(
  listOf(wirePlace),
  z.transform((places: z.output<typeof wirePlace>[]): readonly LocationStock[] =>
    places.flatMap(({ name, stock }) => (stock === null ? [] : [{ location: name, stock }])),
  ),
);
