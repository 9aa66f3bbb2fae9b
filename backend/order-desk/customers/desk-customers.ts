import * as z from 'zod';
import { blockAccount, unblockAccount } from '#backend/authorisation/log-in/block-account.ts';
import { endSessionsOfCustomer } from '#backend/authorisation/log-in/find-customer.ts';
import { startView } from '#backend/authorisation/viewing/start-view.ts';
import { addNote } from '#backend/order-desk/notes.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  ActionRefusal,
  type DeskOrder,
  type DeskOutcome,
  type DeskResource,
  deskCommand,
} from '#backend/platform/desk/desk-resource.ts';
import { customerColumns } from '#contracts/desk/columns/customer-columns.vi.ts';
import { blockFields, customerFields, type ShownView, viewFields } from '#contracts/desk/customer-record.ts';
import { noteFields } from '#contracts/desk/order-record.ts';
import { VIEW_RIGHT } from '#contracts/rights/staff-rights.ts';
import { VIEW_LINK_PATH } from '#contracts/secrets/view-link.ts';
import type { ViewRefusal } from '#core/account-rules/view-session.ts';
import { readCustomer, readSecurity } from './customer-record.ts';
import { listCustomers } from './list-customers.ts';
import { changeCustomer, createCustomer } from './write-customer.ts';

const confirmed = { confirmedWithinMinutes: 10 } as const;
const nothing = z.object({});

const viewRefusals: Readonly<Record<ViewRefusal, string>> = {
  guest: 'Khách này không có tài khoản để xem.',
  blocked: 'Tài khoản đang tạm khoá. Mở lại đăng nhập trước.',
};

/** The link is told with the answer, and only its digest is kept. Throws ActionRefusal. */
const viewAsCustomer = async (
  deps: CustomerDeps,
  tx: Transaction,
  reason: string,
  { id, member }: DeskOrder,
): Promise<DeskOutcome> => {
  const view = { partyId: id, viewerId: member.id, device: member.device, reason };
  const started = await startView(deps, tx, view);
  if (started.refusal !== null) throw new ActionRefusal(viewRefusals[started.refusal]);
  const shown: ShownView = { link: `${deps.environment.publicOrigin}${VIEW_LINK_PATH}/${started.token}` };
  return { id, before: {}, after: { view: 'opened', reason }, shown };
};

type CustomerDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'>;

/**
 * Customers and guests, found by anything that they say on the telephone, with all that belongs to them. Administrators
 * see where they are logged in, end their sessions, block their log-in and look at the shop as they do.
 */
export const customerResource = (deps: CustomerDeps): DeskResource => ({
  name: 'customers',
  reader: 'customers:read',
  sorts: ['createdAt'],
  filters: [],
  columns: customerColumns,
  list: (query) => listCustomers(deps.db, query),
  read: (db, id) => readCustomer(db, id),
  parts: { security: { reader: 'customers:security', read: (id) => readSecurity(deps, id) } },
  create: deskCommand('customers:act', customerFields, createCustomer),
  update: deskCommand('customers:act', customerFields, changeCustomer),
  actions: {
    note: deskCommand('customers:note', noteFields, (tx, { text }, { id, member }) =>
      addNote(deps, tx, id, { partyId: id, text, author: member.name }),
    ),
    block: deskCommand(
      'customers:block',
      blockFields,
      async (tx, { reason }, { id }) => {
        await blockAccount(deps, tx, id, reason);
        return { id, before: { account: 'open' }, after: { account: 'blocked' } };
      },
      confirmed,
    ),
    'view-as': deskCommand(
      VIEW_RIGHT,
      viewFields,
      (tx, { reason }, order) => viewAsCustomer(deps, tx, reason, order),
      confirmed,
    ),
    unblock: deskCommand(
      'customers:block',
      nothing,
      async (tx, _, { id }) => {
        await unblockAccount(deps, tx, id);
        return { id, before: { account: 'blocked' }, after: { account: 'open' } };
      },
      confirmed,
    ),
    'end-sessions': deskCommand(
      'customers:block',
      nothing,
      async (tx, _, { id }) => {
        await endSessionsOfCustomer(deps, tx, id);
        return { id, before: {}, after: { sessions: 0 } };
      },
      confirmed,
    ),
  },
});
