import { and, eq, gt, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import {
  ActionRefusal,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { type StaffAccountRow, staffAccounts, staffLinks } from '#backend/staff/schema.ts';
import { createResetLink, createSetUpLink, type LinkRow } from '#backend/staff/set-up-links.ts';
import { changeAccount, isStaffName, normaliseStaffName } from '#backend/staff/staff-accounts.ts';
import type { StaffDeps } from '#backend/staff/staff-deps.ts';
import { explainMissing, listStaffRoles, requireWithin, resolveRoles } from '#backend/staff/staff-roles.ts';
import { accountColumns } from '#contracts/desk/columns/staff-columns.vi.ts';
import { type AccountRecord, accountFields, newAccountFields, type ShownLink } from '#contracts/desk/staff-record.ts';
import { missingOf } from '#contracts/rights/staff-rights.ts';

type Db = Database | Transaction;
type Deps = Pick<StaffDeps, 'db' | 'clock' | 'staffOrigin'>;

const INVITATION = 'invitation:';

const toAccount = async (db: Db, { id, name, roles, ...row }: StaffAccountRow): Promise<AccountRecord> => ({
  id,
  name,
  roles,
  roleNames: (await resolveRoles(db, roles)).roles.join(', '),
  state: row.isDisabled ? 'blocked' : 'open',
  at: row.createdAt,
  hasPassword: row.passwordDigest !== null,
});

const toInvited = async (db: Db, { name, roles, expiresAt }: LinkRow): Promise<AccountRecord> => ({
  id: INVITATION + name,
  name,
  roles,
  roleNames: (await resolveRoles(db, roles)).roles.join(', '),
  state: 'invited',
  at: expiresAt,
  hasPassword: false,
});

/** Links for new members that were not used yet. */
const isInvitation = (now: number) => and(gt(staffLinks.expiresAt, now), ne(staffLinks.name, ''));

const listAccounts = async ({ db, clock }: Deps, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const accounts = await db.select().from(staffAccounts);
  const names = accounts.map(({ name }) => name);
  const links = (await db.select().from(staffLinks).where(isInvitation(clock.now()))).filter(
    ({ name }) => !names.includes(name),
  );
  const all = await Promise.all([
    ...accounts.map((account) => toAccount(db, account)),
    ...links.map((link) => toInvited(db, link)),
  ]);
  const found = all
    .filter(({ name, state }) => name.includes(words.toLowerCase()) && (filter.state ?? state) === state)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'vi') * (isDescending ? -1 : 1));
  return { rows: found.slice(offset, offset + limit), total: found.length };
};

const readAccount = async ({ clock }: Deps, db: Db, id: string): Promise<AccountRecord | null> => {
  if (!id.startsWith(INVITATION)) {
    const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.id, id));
    return account ? toAccount(db, account) : null;
  }
  const named = and(isInvitation(clock.now()), eq(staffLinks.name, id.slice(INVITATION.length)));
  const [link] = await db.select().from(staffLinks).where(named);
  return link ? toInvited(db, link) : null;
};

/** Throws FieldRefusal for an unknown role, and for rights beyond those of `had` that the member lacks. */
const requireRoles = async (db: Db, member: StaffMember, roles: readonly string[], had: readonly string[] = []) => {
  const known = (await listStaffRoles(db)).map(({ id }) => id);
  if (roles.some((role) => !known.includes(role)))
    throw new FieldRefusal({ roles: 'Có vai trò đã bị xoá. Mở lại trang rồi chọn lại.' });
  const [asked, held] = [await resolveRoles(db, roles), await resolveRoles(db, had)];
  const problem = explainMissing(member, missingOf(asked.rights, held.rights));
  if (problem !== null) throw new FieldRefusal({ roles: problem });
};

const confirmed = { confirmedWithinMinutes: 10 } as const;
const nothing = z.object({});

/** Members of the staff, their roles and the links that set up their log-in. */
export const accountResource = (deps: Deps): DeskResource => {
  const shown = (path: string): { readonly shown: ShownLink } => ({ shown: { link: deps.staffOrigin() + path } });
  const find = async (tx: Transaction, id: string): Promise<AccountRecord> => {
    const found = await readAccount(deps, tx, id);
    if (found === null) throw notFound('account');
    return found;
  };
  const block = (isDisabled: boolean) =>
    deskCommand(
      'accounts:act',
      nothing,
      async (tx, _, { id, member }) => {
        const { state, roles } = await find(tx, id);
        if (state === 'invited') throw new ActionRefusal('Người này chưa thiết lập tài khoản. Hãy thu hồi đường dẫn.');
        // To open an account again gives its rights.
        if (!isDisabled) await requireWithin(tx, member, roles);
        await changeAccount(tx, id, { isDisabled });
        return { id, before: { state }, after: { state: isDisabled ? 'blocked' : 'open' } };
      },
      confirmed,
    );
  return {
    name: 'accounts',
    reader: 'accounts:read',
    sorts: ['name'],
    filters: ['state'],
    columns: accountColumns,
    list: (query) => listAccounts(deps, query),
    read: (db, id) => readAccount(deps, db, id),
    create: deskCommand(
      'accounts:act',
      newAccountFields,
      async (tx, typed, { member }) => {
        const name = normaliseStaffName(typed.name);
        if (!isStaffName(name))
          throw new FieldRefusal({ name: 'Tên cần 3 đến 40 chữ hoặc số, có thể kèm dấu chấm, gạch ngang.' });
        await requireRoles(tx, member, typed.roles);
        if ((await tx.$count(staffAccounts, eq(staffAccounts.name, name))) > 0)
          throw new FieldRefusal({ name: 'Tên đăng nhập này đã có người dùng.' });
        const path = await createSetUpLink(
          { db: tx, clock: deps.clock },
          { accountId: null, name, roles: typed.roles },
        );
        const { roles } = await resolveRoles(tx, typed.roles);
        return { id: INVITATION + name, before: {}, after: { account: name, roles: roles.join(', ') }, ...shown(path) };
      },
      confirmed,
    ),
    update: deskCommand(
      'accounts:act',
      accountFields,
      async (tx, { roles }, { id, member }) => {
        const { state, name, ...had } = await find(tx, id);
        await requireRoles(tx, member, roles, had.roles);
        if (state === 'invited') await tx.update(staffLinks).set({ roles }).where(eq(staffLinks.name, name));
        else await changeAccount(tx, id, { roles });
        const named = async (ids: readonly string[]) => (await resolveRoles(tx, ids)).roles.join(', ');
        return {
          id,
          before: { roles: await named(had.roles) },
          after: { account: name, roles: await named(roles) },
        };
      },
      confirmed,
    ),
    actions: {
      block: block(true),
      unblock: block(false),
      /** A new link for somebody who lost password, phone or link. It gives the rights of the account to its holder. */
      reset: deskCommand(
        'accounts:act',
        nothing,
        async (tx, _, { id, member }) => {
          const { name, roles, state, hasPassword } = await find(tx, id);
          await requireWithin(tx, member, roles);
          if (state !== 'invited' && !hasPassword)
            throw new ActionRefusal('Tài khoản chạy thử không có mật khẩu để thiết lập lại.');
          const at = { db: tx, clock: deps.clock };
          const path =
            state === 'invited'
              ? await createSetUpLink(at, { accountId: null, name, roles })
              : await createResetLink(at, id);
          return { id, before: {}, after: { link: 'made' }, ...shown(path) };
        },
        confirmed,
      ),
      withdraw: deskCommand(
        'accounts:act',
        nothing,
        async (tx, _, { id }) => {
          const { name, state } = await find(tx, id);
          await tx.delete(staffLinks).where(eq(staffLinks.name, name));
          return { id, before: { state, link: 'made' }, after: { state, link: 'withdrawn' } };
        },
        confirmed,
      ),
    },
  };
};
