import { and, asc, eq, inArray } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parseDecision, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import { staffPolicy } from '#backend/platform/pages/staff-style.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffMember, StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { documentTypes } from '#core/domains/documents/registrant-documents.ts';
import { decideOnDocuments, staffVisitor } from './decide-documents.ts';
import { listFiles, loadDocuments, logAccess, readDraft, searchDocuments } from './read-own-documents.ts';
import { domainPaperFiles, domainPaperLog } from './schema.ts';
import { openDocument } from './sealed-documents.ts';
import { documentList, renderDocumentsPage } from './staff-page.ts';

const pageHeaders = {
  'content-security-policy': `${staffPolicy}; img-src 'self'`,
};
/** An uploaded file must not run scripts or embed pages of the shop. */
const fileHeaders = { 'content-security-policy': "default-src 'none'; sandbox" };
const types = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

/** Stands in the access log. */
const actorOf = ({ name }: StaffMember): string => `staff ${name}`;

const readFile = async ({ db, clock, secrets }: BackendDeps, { c, member }: StaffRequest): Promise<Response> => {
  const id = c.req.param('id') ?? '';
  const document = documentTypes.find((each) => each === c.req.param('document'));
  if (document === undefined) throw notFound('document');
  const [file] = await db
    .select()
    .from(domainPaperFiles)
    .where(and(eq(domainPaperFiles.serviceId, id), eq(domainPaperFiles.document, document)));
  const bytes = file ? openDocument(secrets, `${id} ${document}`, file.sealed) : null;
  if (!file || bytes === null) throw notFound('document');
  await logAccess(db, { serviceId: id, deed: 'opened', document, actor: actorOf(member), at: clock.now() });
  const disposition = file.format === 'pdf' ? `attachment; filename="${document}.pdf"` : 'inline';
  const headers = { ...fileHeaders, 'content-type': types[file.format], 'content-disposition': disposition };
  return new Response(new Uint8Array(bytes), { headers });
};

export const documentArea: StaffArea = {
  title: 'Hồ sơ tên miền',
  path: '/papers',
  right: 'papers:read',
  group: 'services',
  countWaiting: (db) => db.$count(cloudServices, inArray(cloudServices.papers, ['SENT', 'APPROVED'])),
};

/** `/papers` lists documents, `GET /papers/{id}` shows them with every access logged, `POST` decides. */
export const documentStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => {
  const { db, clock } = deps;
  return [
    ...listRoutes(deps.secrets, { ...documentList, area: documentArea, read: (query) => searchDocuments(db, query) }),
    {
      method: 'GET',
      path: '/papers/:id',
      audience: 'papers:read',
      confirmedWithinMinutes: 60,
      handle: async ({ c, member, show }) => {
        const found = await loadDocuments(db, staffVisitor, c.req.param('id') ?? '');
        const { id } = found.service;
        await logAccess(db, { serviceId: id, deed: 'looked', document: null, actor: actorOf(member), at: clock.now() });
        const log = await db
          .select()
          .from(domainPaperLog)
          .where(eq(domainPaperLog.serviceId, id))
          .orderBy(asc(domainPaperLog.id));
        const files = await listFiles(db, id);
        const page = renderDocumentsPage({ found, draft: readDraft(deps, found.record), files, log });
        return show(page, 200, pageHeaders);
      },
    },
    {
      method: 'GET',
      path: '/papers/:id/documents/:document',
      audience: 'papers:read',
      confirmedWithinMinutes: 60,
      handle: (request) => readFile(deps, request),
    },
    {
      method: 'POST',
      path: '/papers/:id',
      audience: 'papers:act',
      button: 'decision',
      handle: (request) => {
        const { c, member, form, change } = request;
        const id = c.req.param('id') ?? '';
        const ways = { here: `/papers/${encodeURIComponent(id)}`, done: '/papers' };
        return runStaffAction(
          request,
          async () => {
            const reason = parseDecision(form, { accept: 'approve', reject: 'return' });
            await change((tx) => decideOnDocuments(deps, tx, { id, reason, actor: actorOf(member) }));
          },
          ways,
        );
      },
    },
  ];
};
