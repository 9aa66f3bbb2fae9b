import { and, asc, desc, eq, exists, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { parties } from '#backend/authorisation/schema.ts';
import type { CrmDeps } from '#backend/crm/crm-deps.ts';
import { type OpportunityRow, opportunities, opportunityNotes } from '#backend/crm/opportunity-schema.ts';
import { freshKey, queueMail } from '#backend/mails/queue-mail.ts';
import { consultationReplyMail } from '#backend/mails/reply-mails.vi.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import {
  type DeskOrder,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { consultationColumns } from '#contracts/desk/columns/consultation-columns.vi.ts';
import {
  type ConsultationRecord,
  type ConsultationRow,
  consultationFields,
  leadStages,
  noteFields,
  replyFields,
} from '#contracts/desk/consultation-record.ts';
import { isoDayAt, startOfIsoDay } from '#core/shared/calendar.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';

type Db = Database | Transaction;

const toRow = (row: OpportunityRow): ConsultationRow => ({
  id: row.id,
  name: row.name,
  person: row.referName,
  phone: row.referPhone,
  email: row.referEmail,
  stage: row.stage,
  owner: row.takenBy,
  nextCallOn: row.nextCallOn,
  createdAt: row.createdAt,
});

const matching = (words: string) => {
  const { name, description, referName, referEmail, referPhone } = opportunities;
  return or(
    containing(words, [name, description, referName, referEmail]),
    containing(normalisePhone(words), [referPhone]),
  );
};

/** Open requests whose call is due on this day, `2026-12-01`. */
const callDue = (today: string) =>
  and(ne(opportunities.stage, 'done'), isNotNull(opportunities.nextCallOn), lte(opportunities.nextCallOn, today));

/** Sent by the customer, or by a guest with the number or the address of the customer. */
const ofCustomer = (db: Database, id: string) => {
  const { createdBy, referPhone, referEmail } = opportunities;
  const isNamed = or(
    and(ne(parties.phone, ''), eq(parties.phone, referPhone)),
    and(ne(parties.email, ''), eq(sql`lower(${parties.email})`, sql`lower(${referEmail})`)),
  );
  const named = db
    .select({ id: parties.id })
    .from(parties)
    .where(and(eq(parties.id, id), isNamed));
  return or(eq(createdBy, id), exists(named));
};

const list = async (db: Database, query: DeskQuery, today: string) => {
  const { words, filter, sort, isDescending, limit, offset } = query;
  const stage = leadStages.find((each) => each === filter.stage);
  const wanted = and(
    stage && eq(opportunities.stage, stage),
    filter.call === 'due' ? callDue(today) : undefined,
    filter.customer === undefined ? undefined : ofCustomer(db, filter.customer),
    matching(words),
  );
  const order = isDescending ? desc : asc;
  const column = sort === 'nextCallOn' ? opportunities.nextCallOn : opportunities.createdAt;
  const found = await db
    .select()
    .from(opportunities)
    .where(wanted)
    .orderBy(order(column), desc(opportunities.id))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRow), total: await db.$count(opportunities, wanted) };
};

const find = async (db: Db, id: string): Promise<OpportunityRow | undefined> => {
  const [found] = await db.select().from(opportunities).where(eq(opportunities.id, id));
  return found;
};

/** Throws NOT_FOUND. */
const findOrThrow = async (tx: Transaction, id: string): Promise<OpportunityRow> => {
  const found = await find(tx, id);
  if (found === undefined) throw notFound('opportunity');
  return found;
};

const read = async (db: Db, id: string): Promise<ConsultationRecord | null> => {
  const found = await find(db, id);
  if (found === undefined) return null;
  const notes = await db
    .select()
    .from(opportunityNotes)
    .where(eq(opportunityNotes.opportunityId, id))
    .orderBy(desc(opportunityNotes.id));
  return {
    ...toRow(found),
    description: found.description,
    page: found.targetUrl,
    answers: found.forms,
    notes: notes.map(({ id: note, kind, writtenAt: at, by, text }) => ({ id: String(note), kind, at, by, text })),
  };
};

/** Requests for advice: who takes care of them, when they are called, what was said and written to them. [CNS-07] */
export const consultationResource = (deps: CrmDeps): DeskResource => {
  const { db, clock } = deps;
  const today = (): string => isoDayAt(clock.now());
  const write = (tx: Transaction, kind: 'note' | 'mail', { id, member }: DeskOrder, text: string) =>
    tx.insert(opportunityNotes).values({ opportunityId: id, kind, by: member.name, text, writtenAt: clock.now() });
  const update = (tx: Transaction, id: string, changed: Partial<OpportunityRow>) =>
    tx
      .update(opportunities)
      .set({ ...changed, updatedAt: clock.now() })
      .where(eq(opportunities.id, id));
  return {
    name: 'consultations',
    reader: 'consultations:read',
    sorts: ['createdAt', 'nextCallOn'],
    filters: ['stage', 'call', 'customer'],
    columns: consultationColumns,
    list: (query) => list(db, query, today()),
    read,
    update: deskCommand('consultations:act', consultationFields, async (tx, { stage, nextCallOn }, { id }) => {
      const before = await findOrThrow(tx, id);
      if (nextCallOn !== null && startOfIsoDay(nextCallOn) === null)
        throw new FieldRefusal({ nextCallOn: 'Không có ngày này.' });
      await update(tx, id, { stage, nextCallOn });
      return {
        id,
        before: { stage: before.stage, nextCallOn: before.nextCallOn },
        after: { stage, nextCallOn },
      };
    }),
    actions: {
      take: deskCommand('consultations:act', z.object({}), async (tx, _, { id, member }) => {
        const { takenBy } = await findOrThrow(tx, id);
        await update(tx, id, { takenBy: member.name });
        return { id, before: { owner: takenBy }, after: { owner: member.name } };
      }),
      note: deskCommand('consultations:act', noteFields, async (tx, { text }, order) => {
        await findOrThrow(tx, order.id);
        await write(tx, 'note', order, text);
        return { id: order.id, before: {}, after: { note: true } };
      }),
      reply: deskCommand('consultations:act', replyFields, async (tx, { text }, order) => {
        const { referEmail, referName, name } = await findOrThrow(tx, order.id);
        if (!isEmail(referEmail)) throw new FieldRefusal({ text: 'Khách không để lại email. Hãy gọi điện.' });
        await write(tx, 'mail', order, text);
        const mail = consultationReplyMail({ name: referName, subject: name, text });
        await queueMail(deps, tx, mail, {
          key: freshKey('consultation-reply'),
          to: { email: referEmail, phone: null },
        });
        return { id: order.id, before: {}, after: { mail: true } };
      }),
    },
  };
};
