import * as z from 'zod';
import { MOST_BULK_NAMES, MOST_BULK_TEXT } from '#core/domains/bulk-names.ts';
import type { DomainCommands, DomainQueries } from '#core/domains/domain-use-cases.ts';
import { amount, blank, flag, orderOrNull, orNull, press, text, typed, whole } from './input-parts.ts';

type Asked = DomainQueries & DomainCommands;

const years = z.preprocess((value) => blank(value) ?? 1, whole.pipe(z.number().min(1).max(10)));
/** A list, or what repeated fields `names[…]` of a form nest to. */
const names = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value).flat() : value,
  z.array(text(300)).min(1).max(MOST_BULK_NAMES),
);
/** `seen[ten-mien-vn]=666000` of a form nests to a list with the last word in it. */
const seen = z.preprocess(
  (value) => value ?? {},
  z.record(
    text(200),
    z.preprocess((value) => (Array.isArray(value) ? value.at(-1) : value), amount),
  ),
);

/** The schemas of what is asked about names and done with them. */
export const domainInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  domainSearch: z.object({ term: typed(2_000), extension: orNull(text(64)), wait: flag(false) }),
  bulkDomains: z.object({ text: typed(2 * MOST_BULK_TEXT), years, wait: flag(false) }),
  domainWhois: z.object({ name: text(253).min(1) }),
  addDomains: z.object({ names, years, seen, orderId: orderOrNull, path: typed(8_000), intent: press }),
};
