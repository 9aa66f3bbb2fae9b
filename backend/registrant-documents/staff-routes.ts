import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { isLocalRequest } from '#backend/platform/http/is-local-request.ts';
import { parseDecision, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { staffHeaders } from '#backend/platform/pages/staff-style.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { documentTypes } from '#core/domains/registrant-documents.ts';
import { decideOnDocuments, staffVisitor } from './decide-documents.ts';
import { listDocuments, listFiles, loadDocuments, logAccess, readDraft } from './read-own-documents.ts';
import { domainPaperFiles, domainPaperLog } from './schema.ts';
import { openDocument } from './sealed-documents.ts';
import { renderDocumentsPage, renderPendingPage } from './staff-page.ts';

const pageHeaders = {
  ...staffHeaders,
  'content-security-policy': `${staffHeaders['content-security-policy']}; img-src 'self'`,
};
/** An uploaded file must not run scripts or embed pages of the shop. */
const fileHeaders = { ...staffHeaders, 'content-security-policy': "default-src 'none'; sandbox" };
const types = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

const readFile = async ({ db, clock, secrets }: BackendDeps, id: string, name: string): Promise<Response> => {
  const document = documentTypes.find((each) => each === name);
  if (document === undefined) throw notFound('document');
  const [file] = await db
    .select()
    .from(domainPaperFiles)
    .where(and(eq(domainPaperFiles.serviceId, id), eq(domainPaperFiles.document, document)));
  const bytes = file ? openDocument(secrets.signing, `${id} ${document}`, file.sealed) : null;
  if (!file || bytes === null) throw notFound('document');
  await logAccess(db, { serviceId: id, deed: 'opened', document, actor: 'staff', at: clock.now() });
  const disposition = file.format === 'pdf' ? `attachment; filename="${document}.pdf"` : 'inline';
  const headers = { ...fileHeaders, 'content-type': types[file.format], 'content-disposition': disposition };
  return new Response(new Uint8Array(bytes), { headers });
};

/**
 * `GET /papers` lists pending documents, `GET /papers/{id}` shows them with every access logged, `POST /papers/{id}`
 * decides. They contain identity cards: local machine only, never through a proxy.
 */
export const staffRoutes = (deps: BackendDeps): ServiceApp => {
  const { db, clock } = deps;
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/papers/*', async (c, next) => (isLocalRequest(c) ? next() : c.notFound()));
  app.get('/papers', async (c) => c.html(renderPendingPage(await listDocuments(db, staffVisitor)), 200, pageHeaders));
  app.get('/papers/:id', async (c) => {
    const found = await loadDocuments(db, staffVisitor, c.req.param('id'));
    const { id } = found.service;
    await logAccess(db, { serviceId: id, deed: 'looked', document: null, actor: 'staff', at: clock.now() });
    const log = await db
      .select()
      .from(domainPaperLog)
      .where(eq(domainPaperLog.serviceId, id))
      .orderBy(asc(domainPaperLog.id));
    return c.html(
      renderDocumentsPage({ found, draft: readDraft(deps, found.record), files: await listFiles(db, id), log }),
      200,
      pageHeaders,
    );
  });
  app.get('/papers/:id/documents/:document', (c) => readFile(deps, c.req.param('id'), c.req.param('document')));
  app.post('/papers/:id', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const ways = { here: `/papers/${encodeURIComponent(id)}`, done: '/papers' };
    return runStaffAction(
      async () => decideOnDocuments(deps, id, parseDecision(form, { accept: 'approve', reject: 'return' })),
      ways,
    );
  });
  return app;
};
