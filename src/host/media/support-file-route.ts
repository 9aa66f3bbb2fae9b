import type { Hono } from 'hono';
import { attachmentOf } from '#contracts/rest/attachment.ts';
import { supportRequestId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { kindRules } from '#core/support-rules/file-kinds.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';
import type { Documents } from '#host/pages/documents.ts';

/** A file of a support request, for its customer: saved, never shown. Guests are led to the request's page. */
export const supportFileRoute = (app: Hono<HostVariables>, deps: HostDeps, pages: Documents): void => {
  app.get('/yeu-cau-ho-tro/:id{[\\w-]{1,128}}/tep/:file{[\\w-]{1,128}}', async (c) => {
    const id = supportRequestId(c.req.param('id'));
    const scope = visitorScope(c, deps);
    const found = await scope.useCases.loadSupportFile({ id, file: c.req.param('file') });
    if (!found.ok)
      return withCookies(
        found.failure.kind === 'not-found'
          ? pages.plain('missing', 404)
          : redirect(paths.supportRequest(id), 303, deps.environment.publicOrigin),
        scope,
      );
    const { name, kind, content } = found.value;
    const headers = {
      'content-type': kindRules[kind].mediaType,
      'content-disposition': attachmentOf(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    };
    return withCookies(new Response(Buffer.from(content, 'base64'), { headers }), scope);
  });
};
