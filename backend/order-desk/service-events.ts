import { and, arrayContains, desc, eq, isNotNull } from 'drizzle-orm';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { OrderEventRecord } from '#contracts/desk/order-record.ts';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import { serviceEventSentences as words } from './order-words.vi.ts';
import { serviceMails } from './service-mail-schema.ts';

const MAX_EVENTS = 100;

/** What was done to a service, and what was mailed about it at the desk, newest first. `owner`: party of its customer. */
export const readServiceEvents = async (
  db: Database | Transaction,
  id: string,
  owner: string | null,
): Promise<readonly OrderEventRecord[]> => {
  const actions = await db
    .select()
    .from(serviceActions)
    .where(eq(serviceActions.serviceId, id))
    .orderBy(desc(serviceActions.at))
    .limit(MAX_EVENTS);
  const mails = await db
    .select()
    .from(serviceMails)
    .where(and(arrayContains(serviceMails.sentServiceIds, [id]), isNotNull(serviceMails.sentAt)))
    .orderBy(desc(serviceMails.sentAt))
    .limit(MAX_EVENTS);
  return [
    ...actions.map(
      ({ id: event, kind, at, actor, outcome, detail }): OrderEventRecord => ({
        id: event,
        kind: 'service',
        at,
        text: words.action(loggedKindNames[kind], outcome, detail),
        by: words.actor(actor, owner),
        amount: null,
      }),
    ),
    ...mails.map(
      ({ id: event, subject, sentAt, madeBy: by }): OrderEventRecord => ({
        id: event,
        kind: 'mail',
        at: sentAt ?? 0,
        text: words.mail(subject),
        by,
        amount: null,
      }),
    ),
  ].toSorted((one, other) => other.at - one.at);
};
