import { and, eq, ne } from 'drizzle-orm';
import { hashPassword, requireStrongPassword, verifyPassword } from '#backend/authorisation/factors/passwords.ts';
import { countTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRequest, StaffRoute } from '#backend/platform/staff-route.ts';
import { type ConfirmProblem, renderConfirmPage } from './confirm-page.ts';
import { type OwnAccountNote, renderOwnAccountPage } from './own-account-page.ts';
import { ownPath } from './own-path.ts';
import { type StaffAccountRow, staffAccounts, staffLinks, staffSessions } from './schema.ts';
import { createResetLink, MIN_STAFF_PASSWORD } from './set-up-links.ts';
import { PASSWORDS_DIFFER, setUpProblemOf } from './set-up-page.ts';
import type { StaffDeps } from './staff-deps.ts';
import { findStaffSession, renewStaffSession } from './staff-sessions.ts';
import { consumeTotp } from './staff-totp.ts';

const accountOf = async ({ db }: StaffDeps, { member }: StaffRequest): Promise<StaffAccountRow> => {
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.id, member.id));
  if (account === undefined) throw notFound('account');
  return account;
};

/** Counts with the wrong log-ins of the account. Throws TOO_MANY_TRIES. */
const counted = async <Value>(deps: StaffDeps, account: StaffAccountRow, check: () => Promise<Value | null>) => {
  const subject = `confirm ${account.id}`;
  await countTry(deps, 'staffLogIn', subject);
  const found = await check();
  if (found !== null) await resetTries(deps, 'staffLogIn', subject);
  return found;
};

const isTooMany = (failure: unknown): boolean => failure instanceof ServiceFailure && failure.code === 'TOO_MANY_TRIES';

/** A code of the authenticator app makes the session fresh and gives it a new cookie. [ASVS 7.2.4, 7.5.3] */
const confirm = async (deps: StaffDeps, request: StaffRequest): Promise<ConfirmProblem | null> => {
  const account = await accountOf(deps, request);
  const code = request.form.get('code') ?? '';
  try {
    const open = await counted(deps, account, async () =>
      (await consumeTotp(deps, account, code)) ? findStaffSession(deps, request.c) : null,
    );
    if (open === null) return 'wrong';
    await renewStaffSession(deps, request.c, open.session);
    return null;
  } catch (failure) {
    if (isTooMany(failure)) return 'too-many';
    throw failure;
  }
};

export const confirmRoutes = (deps: StaffDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/confirm',
    audience: 'staff',
    handle: ({ show }) => show(renderConfirmPage('/desk', true, null)),
  },
  {
    method: 'POST',
    path: '/confirm',
    audience: 'staff',
    handle: async (request) => {
      const { c, form, show } = request;
      const to = ownPath(form.get('to'));
      const problem = await confirm(deps, request);
      if (problem === null) return c.redirect(to, 303);
      return show(renderConfirmPage(to, form.get('form') === '1', problem), problem === 'wrong' ? 401 : 429);
    },
  },
];

const WRONG_PASSWORD = 'Mật khẩu hiện tại chưa đúng.';
const TOO_MANY = 'Đã thử quá nhiều lần. Hãy đợi 15 phút rồi thử lại.';

/** The account if the form holds its password; else what to tell the member. */
const ownerOf = async (deps: StaffDeps, request: StaffRequest): Promise<StaffAccountRow | string> => {
  const account = await accountOf(deps, request);
  const typed = request.form.get('current') ?? '';
  const check = async () => ((await verifyPassword(account.passwordDigest, typed)) ? account : null);
  try {
    return (await counted(deps, account, check)) ?? WRONG_PASSWORD;
  } catch (failure) {
    if (isTooMany(failure)) return TOO_MANY;
    throw failure;
  }
};

/**
 * Stores the password and ends the other sessions of the account, and links to set it up anew. Returns what to tell when
 * nothing changed.
 */
const changePassword = async (deps: StaffDeps, request: StaffRequest): Promise<string | null> => {
  const { form, c } = request;
  const password = form.get('password') ?? '';
  if (password !== form.get('again')) return PASSWORDS_DIFFER;
  const account = await ownerOf(deps, request);
  if (typeof account === 'string') return account;
  try {
    requireStrongPassword(password, MIN_STAFF_PASSWORD, [deps.environment.identity.name, account.name]);
  } catch (failure) {
    const problem = setUpProblemOf(failure);
    if (problem === null) throw failure;
    return problem;
  }
  const passwordDigest = await hashPassword(password);
  const open = await findStaffSession(deps, c);
  await deps.db.transaction(async (tx) => {
    await tx.update(staffAccounts).set({ passwordDigest }).where(eq(staffAccounts.id, account.id));
    const others = and(eq(staffSessions.accountId, account.id), ne(staffSessions.id, open?.session.id ?? ''));
    await tx.delete(staffSessions).where(others);
    await tx.delete(staffLinks).where(eq(staffLinks.accountId, account.id));
  });
  return null;
};

/** The member's own password and authenticator app. */
export const ownAccountRoutes = (deps: StaffDeps): readonly StaffRoute[] => {
  const page = async (request: StaffRequest, note: OwnAccountNote | null) => {
    const { passwordDigest } = await accountOf(deps, request);
    const status = note?.kind === 'problem' ? 400 : 200;
    return request.show(renderOwnAccountPage(request.member, { hasPassword: passwordDigest !== null, note }), status);
  };
  return [
    {
      method: 'GET',
      path: '/account',
      audience: 'staff',
      title: 'Tài khoản của tôi',
      handle: (request) => page(request, null),
    },
    {
      method: 'POST',
      path: '/account/password',
      audience: 'staff',
      confirmedWithinMinutes: 10,
      handle: async (request) => {
        const problem = await changePassword(deps, request);
        if (problem !== null) return page(request, { kind: 'problem', text: problem });
        return page(request, { kind: 'done', text: 'Đã đổi mật khẩu.' });
      },
    },
    {
      method: 'POST',
      path: '/account/authenticator',
      audience: 'staff',
      confirmedWithinMinutes: 10,
      handle: async (request) => {
        const account = await ownerOf(deps, request);
        if (typeof account === 'string') return page(request, { kind: 'problem', text: account });
        return request.c.redirect(await createResetLink(deps, account.id), 303);
      },
    },
  ];
};
