import type { Hono } from 'hono';
import { personalData } from '#core/account/account-paths.ts';
import * as paths from '#core/shared/paths.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';
import { personalDataHtml, personalDataJson, personalDataPolicy } from './personal-data-file.ts';

const formats = {
  json: { type: 'application/json; charset=utf-8', toText: personalDataJson, disposition: 'attachment' },
  html: { type: 'text/html; charset=utf-8', toText: personalDataHtml, disposition: 'inline' },
} as const;

/** The customer's data as a file. A failure redirects to the page with the link, where the visitor logs in again. */
export const personalDataRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  for (const format of ['json', 'html'] as const)
    app.get(personalData(format), async (c) => {
      const { type, toText, disposition } = formats[format];
      const scope = visitorScope(c, deps);
      const data = await scope.useCases.loadPersonalData({});
      const answer = data.ok
        ? new Response(toText(data.value), {
            headers: {
              'content-type': type,
              'content-security-policy': personalDataPolicy,
              'content-disposition': `${disposition}; filename="${personalData(format).slice(1)}"`,
              'cache-control': 'private, no-store',
              'x-robots-tag': 'noindex, nofollow',
            },
          })
        : redirect(paths.account('bao-mat'), 303, deps.environment.publicOrigin);
      return withCookies(answer, scope);
    });
};
