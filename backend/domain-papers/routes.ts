import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { jsonBody, read } from '#backend/platform/http/read-body.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import {
  documentTypes,
  MAX_PAPER_FILE,
  type PapersAnswer,
  type PapersDocumentBody,
  type PapersDraftBody,
  type PapersListAnswer,
  type PapersSendBody,
  registrantFields,
  registrantTypes,
} from '#contracts/domain-papers.ts';
import { attachDocument, saveDraft, sendPapers } from './change-papers.ts';
import { listPapers, ownPapers, papersWire, rowWire } from './own-papers.ts';
import { staffRoutes } from './staff-routes.ts';

const MAX_TEXT = 300;
const MAX_BODY = 64 * 1024;
/** Maximum body size: a file in base64, plus room for the other fields. */
const MAX_FILE_BODY = Math.ceil(MAX_PAPER_FILE / 3) * 4 + 1_024;

const draft: z.ZodType<PapersDraftBody> = z.object({
  registrant: z.enum(registrantTypes).nullable(),
  fields: z.partialRecord(z.enum(registrantFields), z.string().max(MAX_TEXT)),
});
const document: z.ZodType<PapersDocumentBody> = z.object({ file: z.string() });
const sending: z.ZodType<PapersSendBody> = z.object({ consent: z.number().int().min(1).max(9_999) });

const limited = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ServiceFailure('BAD_IMAGE', 'The body is too large');
    },
  });

/** Registrant documents of bought domains: for owners below /domain-papers/v1, for staff at /papers. [DOM-02] */
export const domainPapersRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const all = '/domain-papers/v1/papers';
  const one = `${all}/:id`;
  const answer = async (headers: Headers, id: string): Promise<PapersAnswer> => ({
    data: await papersWire(deps, await ownPapers(deps.db, await requireVisitor(deps, headers), id)),
  });
  app.get(all, async (c) => {
    const found = await listPapers(deps.db, await requireVisitor(deps, c.req.raw.headers));
    return c.json({ data: found.map(rowWire) } satisfies PapersListAnswer);
  });
  app.get(one, async (c) => c.json(await answer(c.req.raw.headers, c.req.param('id'))));
  app.put(`${one}/draft`, limited(MAX_BODY), async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    await saveDraft(deps, visitor, c.req.param('id'), read(draft, await jsonBody(c)));
    return c.json(await answer(c.req.raw.headers, c.req.param('id')));
  });
  app.put(`${one}/documents/:document`, limited(MAX_FILE_BODY), async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const known = documentTypes.find((each) => each === c.req.param('document'));
    if (known === undefined) throw notFound('document');
    const { file } = read(document, await jsonBody(c));
    await attachDocument(deps, visitor, { id: c.req.param('id'), document: known, file });
    return c.json(await answer(c.req.raw.headers, c.req.param('id')));
  });
  app.post(`${one}/send`, limited(MAX_BODY), async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    await sendPapers(deps, visitor, c.req.param('id'), read(sending, await jsonBody(c)).consent);
    return c.json(await answer(c.req.raw.headers, c.req.param('id')));
  });
  app.route('/', staffRoutes(deps));
  return app;
};
