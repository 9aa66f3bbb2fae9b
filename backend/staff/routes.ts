import { linkKeyOf } from '#backend/platform/pages/link-key-of.ts';
import { staffScript } from '#backend/platform/pages/staff-script.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { enterDemo } from './demo-account.ts';
import { STAFF_LINK_FILE } from './first-link.ts';
import { renderLogInPage } from './log-in-page.ts';
import { logInStaff } from './log-in-staff.ts';
import { confirmRoutes, ownAccountRoutes } from './own-account-routes.ts';
import { ownPath } from './own-path.ts';
import { findSetUpLink, setUpAccount } from './set-up-links.ts';
import { PASSWORDS_DIFFER, renderDeadLinkPage, renderSetUpPage, setUpProblemOf } from './set-up-page.ts';
import type { StaffDeps } from './staff-deps.ts';
import { logStaffAction } from './staff-log.ts';
import { networkOfRequest } from './staff-network.ts';
import { clearBrowser, endStaffSession, findStaffSession, openStaffSession, rememberDevice } from './staff-sessions.ts';
import { totpOfLink } from './staff-totp.ts';

const text = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

const doorRoutes = (deps: StaffDeps): readonly StaffRoute[] => {
  const demo = deps.environment.mode === 'development' ? STAFF_LINK_FILE : null;
  return [
    {
      method: 'GET',
      path: '/log-in',
      audience: 'everyone',
      handle: async ({ c }) => {
        if ((await findStaffSession(deps, c)) === null) clearBrowser(deps, c);
        return c.html(
          renderLogInPage(deps.environment.identity.name, ownPath(c.req.query('to')), null, { name: '', demo }),
        );
      },
    },
    {
      method: 'GET',
      path: '/staff.js',
      audience: 'everyone',
      handle: ({ c }) => c.body(staffScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    },
    {
      method: 'POST',
      path: '/log-in',
      audience: 'everyone',
      handle: async ({ c, form }) => {
        const name = text(form, 'name');
        const typed = { name, password: text(form, 'password'), code: text(form, 'code') };
        const outcome = await logInStaff(deps, c, typed);
        const to = ownPath(form.get('to'));
        if (outcome === 'open') return c.redirect(to, 303);
        return c.html(
          renderLogInPage(deps.environment.identity.name, to, outcome, { name, demo }),
          outcome === 'wrong' ? 401 : 429,
        );
      },
    },
    {
      method: 'POST',
      path: '/log-out',
      audience: 'staff',
      handle: async ({ c }) => {
        const open = await findStaffSession(deps, c);
        if (open !== null) await endStaffSession(deps.db, open.session.id);
        clearBrowser(deps, c);
        return c.redirect('/log-in', 303);
      },
    },
  ];
};

const setUpRoutes = (deps: StaffDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/set-up',
    audience: 'everyone',
    handle: async ({ c }) => {
      const key = linkKeyOf(c);
      const link = await findSetUpLink(deps, key);
      if (link === null) return c.html(renderDeadLinkPage(deps.environment.identity.name), 410);
      return c.html(
        renderSetUpPage(deps.environment.identity.name, {
          key,
          link,
          name: '',
          totp: totpOfLink(deps, key, link.name),
          problem: null,
        }),
      );
    },
  },
  {
    method: 'POST',
    path: '/set-up',
    audience: 'everyone',
    handle: async ({ c, form }) => {
      const [key, name, password] = [text(form, 'key'), text(form, 'name'), text(form, 'password')];
      const link = await findSetUpLink(deps, key);
      if (link === null) return c.html(renderDeadLinkPage(deps.environment.identity.name), 410);
      const again = (problem: string) =>
        c.html(
          renderSetUpPage(deps.environment.identity.name, {
            key,
            link,
            name,
            totp: totpOfLink(deps, key, link.name),
            problem,
          }),
          400,
        );
      if (password !== text(form, 'again')) return again(PASSWORDS_DIFFER);
      try {
        const accountId = await setUpAccount(deps, key, { name, password, code: text(form, 'code') });
        const entry = { accountId, name: link.name || name, path: '/set-up', network: networkOfRequest(deps, c) };
        await logStaffAction(deps, { ...entry, action: 'set up account', result: 'done' });
        await openStaffSession(deps, c, accountId);
        rememberDevice(deps, c, accountId);
        return c.redirect('/', 303);
      } catch (failure) {
        const problem = setUpProblemOf(failure);
        if (problem !== null) return again(problem);
        if (failure instanceof ServiceFailure && failure.code === 'LINK_EXPIRED')
          return c.html(renderDeadLinkPage(deps.environment.identity.name), 410);
        throw failure;
      }
    },
  },
];

/** Log-in and set-up, and the own account of a member; everything else stands at the desk. */
export const staffServiceRoutes = (deps: StaffDeps): readonly StaffRoute[] => [
  { method: 'GET', path: '/', audience: 'staff', handle: ({ c }) => c.redirect('/desk', 303) },
  ...doorRoutes(deps),
  ...setUpRoutes(deps),
  ...confirmRoutes(deps),
  ...ownAccountRoutes(deps),
  ...(deps.environment.mode === 'development' ? [enterDemo(deps)] : []),
];
