import { and, eq } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { documentTypes } from '#core/domains/documents/registrant-documents.ts';
import { actorOf } from './paper-resource.ts';
import { logAccess } from './read-own-documents.ts';
import { domainPaperFiles } from './schema.ts';
import { openDocument } from './sealed-documents.ts';

/** An uploaded file must not run scripts or embed pages of the shop. */
const fileHeaders = { 'content-security-policy': "default-src 'none'; sandbox" };
const types = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

/** `GET /desk/papers/{id}/{document}`: a picture to look at, a PDF to download; each time is logged. */
export const documentStaffRoutes = ({ db, clock, secrets }: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/desk/papers/:id/:document',
    audience: 'papers:read',
    confirmedWithinMinutes: 60,
    handle: async ({ c, member }) => {
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
    },
  },
];
