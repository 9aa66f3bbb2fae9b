import type { Hono } from 'hono';
import { personalData } from '#core/account/account-paths.ts';
import type { FailureKind, ShopFailure } from '#core/failures/shop-failure.ts';
import * as paths from '#core/shared/paths.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';
import type { Documents } from '#host/pages/documents.ts';
import { plainLabels } from '#ui/shell/trouble/plain-pages.vi.ts';
import { personalDataHtml, personalDataJson, personalDataPolicy } from './personal-data-file.ts';

const formats = {
  json: { type: 'application/json; charset=utf-8', toText: personalDataJson, disposition: 'attachment' },
  html: { type: 'text/html; charset=utf-8', toText: personalDataHtml, disposition: 'inline' },
} as const;

const logInKinds: readonly FailureKind[] = ['login-required', 'login-too-old'];

/** The page with the link asks for a login; other failures are told at once, with the way back. */
const refuse = (pages: Documents, { kind }: ShopFailure, publicOrigin: string): Response => {
  const back = paths.account('bao-mat');
  if (logInKinds.includes(kind)) return redirect(back, 303, publicOrigin);
  const action = { href: back, text: plainLabels.toSecurity };
  return kind === 'too-many-tries' ? pages.plain('dataLimit', 429, action) : pages.plain('dataMissing', 503, action);
};

/** The customer's data as a file. */
export const personalDataRoutes = (app: Hono<HostVariables>, deps: HostDeps, pages: Documents): void => {
  for (const format of ['json', 'html'] as const)
    app.get(personalData(format), async (c) => {
      const { type, toText, disposition } = formats[format];
      const scope = visitorScope(c, deps);
      const data = await scope.useCases.loadPersonalData({});
      const answer = data.ok
        ? new Response(toText(data.value, deps.environment.identity.name), {
            headers: {
              'content-type': type,
              'content-security-policy': personalDataPolicy,
              'content-disposition': `${disposition}; filename="${personalData(format).slice(1)}"`,
              'cache-control': 'private, no-store',
              'x-robots-tag': 'noindex, nofollow',
            },
          })
        : refuse(pages, data.failure, deps.environment.publicOrigin);
      return withCookies(answer, scope);
    });
};
