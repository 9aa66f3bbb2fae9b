import { eq } from 'drizzle-orm';
import { findCustomer } from '#backend/authorisation/log-in/find-customer.ts';
import { securityEvents, securityResults } from '#backend/authorisation/security-log/security-events.ts';
import { searchSecurityEvents } from '#backend/authorisation/security-log/security-log.ts';
import { securityLog } from '#backend/authorisation/security-log/security-log-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { customerLogColumns } from '#contracts/desk/columns/operations/customer-log-columns.vi.ts';
import type { CustomerLogRow } from '#contracts/desk/operations/customer-log-record.ts';

/** Enough of a digest to tell two of them apart. */
const short = (digest: string): string => digest.slice(0, 8);

const toRow = ({ id, event, result, partyId, ...row }: typeof securityLog.$inferSelect): CustomerLogRow => ({
  id: String(id),
  at: row.at,
  event: securityEvents[event] ?? event,
  result: securityResults[result],
  failure: row.failure,
  times: row.times,
  customerId: partyId,
  name: short(row.name),
  network: short(row.network),
  session: short(row.session),
});

const readEntry = async (db: Database | Transaction, id: string): Promise<CustomerLogRow | null> => {
  if (!/^\d{1,15}$/.test(id)) return null;
  const [found] = await db
    .select()
    .from(securityLog)
    .where(eq(securityLog.id, Number(id)));
  return found ? toRow(found) : null;
};

/** What was done at the accounts of customers. Words are a login name, whose owner's entries are found. */
export const customerLogResource = (deps: Pick<BackendDeps, 'db' | 'clock' | 'secrets'>): DeskResource => ({
  name: 'customer-log',
  reader: 'customer-log:read',
  sorts: ['at'],
  filters: [],
  columns: customerLogColumns,
  list: async ({ words, ...window }) => {
    const whose = words === '' ? null : ((await findCustomer(deps, words)) ?? { partyId: null, names: [words] });
    const { found, total } = await searchSecurityEvents(deps, whose, window);
    return { rows: found.map(toRow), total };
  },
  read: readEntry,
});
