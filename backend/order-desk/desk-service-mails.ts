import { createHash } from 'node:crypto';
import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { queueMail } from '#backend/mails/queue-mail.ts';
import { serviceNoticeMail } from '#backend/mails/reply-mails.vi.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { ActionRefusal, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { serviceMailColumns } from '#contracts/desk/columns/service-mail-columns.vi.ts';
import {
  type PlannedServiceMail,
  type ServiceMailRecord,
  type ServiceMailRow,
  sendServiceMailFields,
  serviceMailFields,
} from '#contracts/desk/service-mail-record.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { serviceMails } from './service-mail-schema.ts';

type Db = Database | Transaction;
type Row = typeof serviceMails.$inferSelect;

const toRow = ({ id, subject, serviceIds, madeBy, madeAt, sentAt }: Row): ServiceMailRow => ({
  id,
  subject,
  count: serviceIds.length,
  madeBy,
  madeAt,
  sentAt,
});

/** What becomes of each chosen service; of a mail that was sent, what became of it. */
const planRows = async (db: Db, mail: Row): Promise<readonly PlannedServiceMail[]> => {
  const found = await selectOwnedServices(db).where(inArray(cloudServices.id, mail.serviceIds));
  const byId = new Map(found.map((owned) => [owned.service.id, owned]));
  return mail.serviceIds.map((id): PlannedServiceMail => {
    const owned = byId.get(id);
    if (owned === undefined) return { id, name: id, customer: '', email: '', effect: 'gone' };
    const { service, order } = owned;
    const email = order.ownerEmail ?? '';
    const about = { id, name: service.label ?? service.name, customer: order.ownerName ?? '', email };
    if (mail.sentServiceIds.includes(id)) return { ...about, effect: 'sent' };
    if (serviceStates[service.status].isOver) return { ...about, effect: 'ended' };
    return { ...about, effect: isEmail(email) ? 'sent' : 'no-address' };
  });
};

/** One mail for each address, about all of its services. */
const groupByAddress = (rows: readonly PlannedServiceMail[]): readonly (readonly PlannedServiceMail[])[] => {
  const sent = rows.filter(({ effect }) => effect === 'sent');
  const addresses = [...new Set(sent.map(({ email }) => email.toLowerCase()))];
  return addresses.map((address) => sent.filter(({ email }) => email.toLowerCase() === address));
};

const toRecord = async (db: Db, mail: Row): Promise<ServiceMailRecord> => {
  const rows = await planRows(db, mail);
  const plan = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  return { ...toRow(mail), text: mail.text, rows, mails: groupByAddress(rows).length, plan };
};

const find = async (db: Db, id: string): Promise<Row | null> => {
  const [found] = await db.select().from(serviceMails).where(eq(serviceMails.id, id));
  return found ?? null;
};

/** Mails to the customers of chosen services: planned, looked at, then sent once. */
export const serviceMailResource = (deps: Pick<BackendDeps, 'db'> & MailDeps): DeskResource => ({
  name: 'service-mails',
  reader: 'services:mail',
  sorts: ['madeAt'],
  filters: [],
  columns: serviceMailColumns,
  list: async ({ isDescending, limit, offset }) => {
    const order = isDescending ? desc : asc;
    const rows = await deps.db
      .select()
      .from(serviceMails)
      .orderBy(order(serviceMails.madeAt), order(serviceMails.id))
      .limit(limit)
      .offset(offset);
    return { rows: rows.map(toRow), total: await deps.db.$count(serviceMails) };
  },
  read: async (db, id) => {
    const found = await find(db, id);
    return found && toRecord(db, found);
  },
  create: deskCommand('services:mail', serviceMailFields, async (tx, { services, subject, text }, { member }) => {
    const id = newId();
    const serviceIds = [...new Set(services)];
    const made = { madeBy: member.name, madeAt: deps.clock.now() };
    await tx.insert(serviceMails).values({ id, subject, text, serviceIds, ...made });
    return { id, before: {}, after: { services: serviceIds.length } };
  }),
  actions: {
    send: deskCommand('services:mail', sendServiceMailFields, async (tx, { plan: seen }, { id }) => {
      const mail = await find(tx, id);
      if (mail === null) throw notFound('mail');
      if (mail.sentAt !== null) throw new ActionRefusal('Thư này đã gửi rồi. Muốn gửi nữa thì soạn thư mới.');
      const { plan, rows } = await toRecord(tx, mail);
      if (plan !== seen) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Services changed since');
      const groups = groupByAddress(rows);
      if (groups.length === 0) throw new ActionRefusal('Không dịch vụ nào trong danh sách gửi thư được.');
      for (const group of groups) {
        const [{ id: first, customer, email }] = group as [PlannedServiceMail, ...PlannedServiceMail[]];
        const services = group.map(({ name }) => name);
        const notice = serviceNoticeMail({ name: customer, services, subject: mail.subject, text: mail.text });
        await queueMail(deps, tx, notice, { key: `service-notice:${id}-${first}`, to: { email, phone: null } });
      }
      const sentServiceIds = groups.flat().map((row) => row.id);
      await tx.update(serviceMails).set({ sentAt: deps.clock.now(), sentServiceIds }).where(eq(serviceMails.id, id));
      return { id, before: { sent: 0 }, after: { sent: sentServiceIds.length, mails: groups.length } };
    }),
  },
});

/** As long as the staff log tells of them. */
export const sweepServiceMails = async (db: Database, now: number): Promise<void> => {
  await db.delete(serviceMails).where(lt(serviceMails.madeAt, retentionStart('staffLog', now)));
};
