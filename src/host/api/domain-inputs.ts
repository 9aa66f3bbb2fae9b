import * as z from 'zod';
import { MAX_BULK_NAMES, MAX_BULK_TEXT } from '#core/domains/bulk-names.ts';
import type { DomainCommands, DomainQueries } from '#core/domains/domain-use-cases.ts';
import { MAX_PAPER_TEXT } from '#core/domains/paper-file.ts';
import { paperDocuments, paperFields, registrants } from '#core/domains/papers.ts';
import type { PapersCommands, PapersQueries } from '#core/domains/papers-use-cases.ts';
import { serviceId } from '#core/shared/ids.ts';
import { amount, blank, flag, key, nothing, orderOrNull, orNull, press, text, typed, whole } from './input-parts.ts';

type Asked = DomainQueries & DomainCommands & PapersQueries & PapersCommands;

const years = z.preprocess((value) => blank(value) ?? 1, whole.pipe(z.number().min(1).max(10)));
/** A list, or what repeated fields `names[…]` of a form nest to. */
const names = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value).flat() : value,
  z.array(text(300)).min(1).max(MAX_BULK_NAMES),
);
/** `seen[ten-mien-vn]=666000` of a form nests to a list with the last word in it. */
const expectedTotal = z.preprocess(
  (value) => value ?? {},
  z.record(
    text(200),
    z.preprocess((value) => (Array.isArray(value) ? value.at(-1) : value), amount),
  ),
);

const papers = key.transform(serviceId);
/** What is kept is bounded by the service; a file that is too large comes this far, so that it can be told of. */
const record = <Name extends string>(names: readonly Name[], most: number) =>
  z.preprocess((value) => value ?? {}, z.partialRecord(z.enum(names), text(most)));

/** The schemas of what is asked about names and done with them. */
export const domainInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  searchDomains: z.object({ term: typed(2_000), extension: orNull(text(64)), wait: flag(false) }),
  searchBulk: z.object({ text: typed(2 * MAX_BULK_TEXT), years, wait: flag(false) }),
  loadWhois: z.object({ name: text(253).min(1) }),
  loadTransfer: z.object({ name: text(300) }),
  loadPapersList: nothing,
  loadPapers: z.object({ id: papers }),
  savePapers: z.object({
    id: papers,
    registrant: orNull(z.enum(registrants)),
    fields: record(paperFields, 300),
    documents: record(paperDocuments, 6 * MAX_PAPER_TEXT),
    consent: flag(false),
    step: z.preprocess((value) => blank(value) ?? 'save', z.enum(['keep', 'save', 'send'])),
    idempotencyKey: press,
  }),
  addDomains: z.object({
    names,
    years,
    expectedTotal,
    orderId: orderOrNull,
    path: typed(8_000),
    idempotencyKey: press,
  }),
  addTransfer: z.object({
    name: text(300),
    transferCode: typed(300),
    expectedTotal: amount,
    orderId: orderOrNull,
    idempotencyKey: press,
  }),
};
