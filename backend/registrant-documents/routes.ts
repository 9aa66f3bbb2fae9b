import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { ScannerSettings } from '#backend/virus-scanner/environment.ts';
import type {
  PapersAnswer,
  PapersDocumentBody,
  PapersDraftBody,
  PapersListAnswer,
  PapersSendBody,
} from '#contracts/domain-papers.ts';
import { documentTypes, registrantFields, registrantTypes } from '#core/domains/documents/registrant-documents.ts';
import { attachDocument, saveDraft, submitDocuments } from './change-documents.ts';
import { listDocuments, loadDocuments, toDocumentsWire, toRowWire } from './read-own-documents.ts';

const MAX_TEXT_LENGTH = 300;

const draft: z.ZodType<PapersDraftBody> = z.object({
  registrant: z.enum(registrantTypes).nullable(),
  fields: z.partialRecord(z.enum(registrantFields), z.string().max(MAX_TEXT_LENGTH)),
});
const document: z.ZodType<PapersDocumentBody> = z.object({ file: z.string() });
const submissionBody: z.ZodType<PapersSendBody> = z.object({ consent: z.number().int().min(1).max(9_999) });

/** For owners; staff-routes.ts has the pages of the staff. [DOM-02] */
export const registrantDocumentsRoutes = (deps: BackendDeps<ScannerSettings>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const all = '/domain-papers/v1/papers';
  const one = `${all}/:id`;
  const answer = async (headers: Headers, id: string): Promise<PapersAnswer> => ({
    data: await toDocumentsWire(deps, await loadDocuments(deps.db, await requireVisitor(deps, headers), id)),
  });
  app.get(all, async (c) => {
    const found = await listDocuments(deps.db, await requireVisitor(deps, c.req.raw.headers));
    return c.json({ data: found.map(toRowWire) } satisfies PapersListAnswer);
  });
  app.get(one, async (c) => c.json(await answer(c.req.raw.headers, c.req.param('id'))));
  app.put(`${one}/draft`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    await saveDraft(deps, visitor, c.req.param('id'), parseWith(draft, await readJsonBody(c)));
    return c.json(await answer(c.req.raw.headers, c.req.param('id')));
  });
  app.put(`${one}/documents/:document`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const known = documentTypes.find((each) => each === c.req.param('document'));
    if (known === undefined) throw notFound('document');
    const { file } = parseWith(document, await readJsonBody(c));
    await attachDocument(deps, visitor, { id: c.req.param('id'), document: known, file });
    return c.json(await answer(c.req.raw.headers, c.req.param('id')));
  });
  app.post(`${one}/send`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    await submitDocuments(deps, visitor, c.req.param('id'), parseWith(submissionBody, await readJsonBody(c)).consent);
    return c.json(await answer(c.req.raw.headers, c.req.param('id')));
  });
  return app;
};
