import type { Hono } from 'hono';
import { dueCalendar } from '#core/services/service-paths.ts';
import * as paths from '#core/shared/paths.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';
import { dueCalendarFile } from './due-calendar.ts';

/** The customer's due dates as a file; a failure leads to the page of services, which asks for a login or tells it. */
export const dueCalendarRoute = (app: Hono<HostVariables>, deps: HostDeps): void => {
  app.get(dueCalendar, async (c) => {
    const scope = visitorScope(c, deps);
    const { publicOrigin, identity } = deps.environment;
    const dates = await scope.useCases.loadDueDates({});
    const answer = dates.ok
      ? new Response(dueCalendarFile(identity.name, dates.value, publicOrigin, deps.clock.now()), {
          headers: {
            'content-type': 'text/calendar; charset=utf-8',
            'content-disposition': `attachment; filename="${dueCalendar.slice(1)}"`,
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex, nofollow',
          },
        })
      : redirect(paths.services, 303, publicOrigin);
    return withCookies(answer, scope);
  });
};
