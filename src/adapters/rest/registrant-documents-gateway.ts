import * as z from 'zod/mini';
import type { Schema, ServiceClient } from '#adapters/service-client.ts';
import type { PapersAnswer, PapersDocumentBody, PapersDraftBody, PapersSendBody } from '#contracts/domain-papers.ts';
import {
  documentStates,
  documentTypes,
  type RegistrantDocuments,
  type RegistrantDocumentsRow,
  registrantFields,
  registrantTypes,
} from '#core/domains/registrant-documents.ts';
import type { RegistrantDocumentsGateway } from '#core/domains/registrant-documents-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { serviceId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';

const inList = {
  id: z.string().check(z.minLength(1)),
  domain: z.string(),
  state: z.enum(documentStates),
  reason: z.nullable(z.string()),
};
const list = z.object({ data: z.array(z.object(inList)) });
const whole: Schema<PapersAnswer> = z.object({
  data: z.object({
    ...inList,
    registrant: z.nullable(z.enum(registrantTypes)),
    fields: z.partialRecord(z.enum(registrantFields), z.string()),
    documents: z.array(
      z.object({
        document: z.enum(documentTypes),
        format: z.enum(['jpeg', 'pdf']),
        bytes: z.int().check(z.gte(0)),
        addedAt: z.number(),
      }),
    ),
    sentAt: z.nullable(z.number()),
    deleteAt: z.nullable(z.number()),
  }),
});

const rowOf = ({ id, domain, state, reason }: z.infer<typeof list>['data'][number]): RegistrantDocumentsRow => ({
  id: serviceId(id),
  domain,
  state,
  reason,
});
const papersOf = ({ id, ...rest }: PapersAnswer['data']): RegistrantDocuments => ({ ...rest, id: serviceId(id) });

const ALL = '/domain-papers/v1/papers';
const one = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;
const done = (answer: Result<unknown, PortFailure>): Result<void, PortFailure> => (answer.ok ? ok(undefined) : answer);

/** Registrant documents at the cloud service, /domain-papers/v1. [DomainPapers, DOM-02] */
export const restRegistrantDocuments = (cloud: Pick<ServiceClient, 'rest'>): RegistrantDocumentsGateway => ({
  list: async () => {
    const answer = await cloud.rest('GET', ALL, { schema: list });
    return answer.ok ? ok(answer.value.data.map(rowOf)) : answer;
  },
  load: async (id) => {
    const answer = await cloud.rest('GET', one(id), { schema: whole });
    return answer.ok ? ok(papersOf(answer.value.data)) : answer;
  },
  save: async (id, body: PapersDraftBody) => done(await cloud.rest('PUT', `${one(id)}/draft`, { schema: whole, body })),
  upload: async (id, document, file) => {
    const body: PapersDocumentBody = { file };
    return done(await cloud.rest('PUT', `${one(id)}/documents/${document}`, { schema: whole, body }));
  },
  submit: async (id, consent) => {
    const body: PapersSendBody = { consent };
    return done(await cloud.rest('POST', `${one(id)}/send`, { schema: whole, body }));
  },
});
