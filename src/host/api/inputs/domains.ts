import * as z from 'zod';
import { documentTypes, registrantFields, registrantTypes } from '#core/domains/documents/registrant-documents.ts';
import { MAX_DOCUMENT_BASE64_LENGTH } from '#core/domains/documents/validate-document-file.ts';
import { MAX_LIST_TEXT } from '#core/domains/name-list.ts';
import type * as domains from '#core/domains/operations.ts';
import { serviceId } from '#core/shared/ids.ts';
import { blank, command, flag, type Inputs, key, list, nothing, orEmpty, orNull, text, typed, years } from './parts.ts';

/** Accepts oversized files, so that the service can refuse them with a specific message. */
const record = <Name extends string>(names: readonly Name[], most: number) =>
  orEmpty(z.partialRecord(z.enum(names), text(most)));

const documentsOf = key.transform(serviceId);

export const domainsInputs: Inputs<typeof domains> = {
  loadDomainOffers: nothing,
  loadDomainStatus: z.object({ name: text(253).min(1) }),
  loadRegistrantDocuments: z.object({ id: documentsOf }),
  loadRegistrantDocumentsList: nothing,
  loadTransfer: z.object({ name: text(300) }),
  loadWhois: z.object({ name: text(253).min(1) }),
  saveRegistrantDocuments: command({
    id: documentsOf,
    registrant: orNull(z.enum(registrantTypes)),
    fields: record(registrantFields, 300),
    documents: record(documentTypes, 6 * MAX_DOCUMENT_BASE64_LENGTH),
    consent: flag(false),
    step: z.preprocess((value) => blank(value) ?? 'save', z.enum(['keep', 'save', 'send'])),
  }),
  searchBulk: z.object({ text: typed(2 * MAX_LIST_TEXT), extensions: list(text(64)), years, wait: flag(false) }),
  searchDomains: z.object({
    term: typed(2_000),
    extension: orNull(text(64)),
    group: orNull(text(64)),
    wait: flag(false),
  }),
};
