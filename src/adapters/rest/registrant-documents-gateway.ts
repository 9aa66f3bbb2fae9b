import * as z from 'zod/mini';
import { amount, converted, discarded, filled } from '#adapters/replies/schema.ts';
import type { PapersAnswer, PapersDocumentBody, PapersDraftBody, PapersSendBody } from '#contracts/domain-papers.ts';
import {
  documentStates,
  documentTypes,
  type RegistrantDocuments,
  type RegistrantDocumentsRow,
  registrantFields,
  registrantTypes,
} from '#core/domains/documents/registrant-documents.ts';
import type { RegistrantDocumentsGateway } from '#core/domains/documents/registrant-documents-gateway.port.ts';
import { serviceId } from '#core/shared/ids.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const inList = {
  id: filled,
  domain: z.string(),
  state: z.enum(documentStates),
  reason: z.nullable(z.string()),
};
const row = converted(z.object(inList), ({ id, ...rest }): RegistrantDocumentsRow => ({ id: serviceId(id), ...rest }));
const list = converted(z.object({ data: z.array(row) }), ({ data }) => data);
const whole: Schema<PapersAnswer> = z.object({
  data: z.object({
    ...inList,
    registrant: z.nullable(z.enum(registrantTypes)),
    fields: z.partialRecord(z.enum(registrantFields), z.string()),
    documents: z.array(
      z.object({
        document: z.enum(documentTypes),
        format: z.enum(['jpeg', 'pdf']),
        bytes: amount,
        addedAt: z.number(),
      }),
    ),
    sentAt: z.nullable(z.number()),
    deleteAt: z.nullable(z.number()),
  }),
});

const papers = converted(whole, ({ data: { id, ...rest } }): RegistrantDocuments => ({ ...rest, id: serviceId(id) }));
const done = discarded(whole);

const ALL = '/domain-papers/v1/papers';
const one = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;

/** Registrant documents at the cloud service, /domain-papers/v1. [DomainPapers, DOM-02] */
export const restRegistrantDocuments = ({ rest }: Pick<ServiceClient, 'rest'>): RegistrantDocumentsGateway => ({
  list: () => rest('GET', ALL, { schema: list }),
  load: (id) => rest('GET', one(id), { schema: papers }),
  save: (id, body: PapersDraftBody) => rest('PUT', `${one(id)}/draft`, { schema: done, body }),
  upload: (id, document, file) => {
    const body: PapersDocumentBody = { file };
    return rest('PUT', `${one(id)}/documents/${document}`, { schema: done, body });
  },
  submit: (id, consent) => {
    const body: PapersSendBody = { consent };
    return rest('POST', `${one(id)}/send`, { schema: done, body });
  },
});
