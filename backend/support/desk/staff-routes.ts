import type { BackendDeps } from '#backend/platform/deps.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { loadFile } from '#backend/support/stored-files.ts';
import { attachmentOf } from '#contracts/rest/attachment.ts';
import { kindRules } from '#core/support-rules/file-kinds.ts';

/** `GET /desk/support-requests/{id}/files/{file}`: a file of a request, saved and never shown. */
export const supportStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/desk/support-requests/:id/files/:file',
    audience: 'support:read',
    handle: async ({ c }) => {
      const { name, kind, bytes } = await loadFile(deps, c.req.param('id') ?? '', c.req.param('file') ?? '');
      const headers = {
        'content-type': kindRules[kind].mediaType,
        'content-disposition': attachmentOf(name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      };
      return new Response(new Uint8Array(bytes), { headers });
    },
  },
];
