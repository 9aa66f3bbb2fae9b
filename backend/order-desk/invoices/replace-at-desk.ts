import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import { invoiceMail } from '#backend/mails/order-mails.vi.ts';
import { queueMail } from '#backend/mails/queue-mail.ts';
import { problemSentence } from '#backend/order-desk/order-words.vi.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import { replaceInvoice } from '#backend/payments/invoices/replace-invoice.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ActionRefusal, type DeskOrder, type DeskOutcome, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { replaceInvoiceFields } from '#contracts/desk/invoice-record.ts';
import { findBuyerProblems, normaliseCompany } from '#core/order-rules/validate-buyer.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { replaceSentences } from './invoice-sentences.vi.ts';

type Typed = z.output<typeof replaceInvoiceFields>;

/** Throws FieldRefusal. */
const readParty = (typed: Typed): InvoiceParty => {
  const party = { ...normaliseCompany(typed), phone: normalisePhone(typed.phone) };
  const problems = Object.entries(findBuyerProblems(party));
  if (problems.length > 0)
    throw new FieldRefusal(Object.fromEntries(problems.map(([field, problem]) => [field, problemSentence(problem)])));
  return party;
};

/**
 * Replaces an invoice that names a wrong buyer, and sends the new one to the address of its buyer. Throws NOT_FOUND,
 * FieldRefusal, ActionRefusal.
 */
export const replaceAtDesk = async (
  deps: MailDeps,
  tx: Transaction,
  typed: Typed,
  { id }: DeskOrder,
): Promise<DeskOutcome> => {
  const buyer = readParty(typed);
  const replaced = await replaceInvoice(deps, tx, { id, buyer });
  if (!replaced.ok) throw new ActionRefusal(replaceSentences[replaced.failure]);
  const [made] = await tx.select().from(invoices).where(eq(invoices.id, replaced.value));
  if (!made) throw notFound('invoice');
  const { orderId, orderNumber } = made;
  if (buyer.email !== '')
    await queueMail(deps, tx, invoiceMail(orderNumber, buyer.name), {
      key: `invoice:${orderNumber}:${made.id}`,
      attachment: { kind: 'invoice', id: made.id },
      orderId,
      to: { email: buyer.email, phone: null },
    });
  const number = `${made.series} ${made.number}`;
  return { id, before: {}, after: { replacedBy: number, reason: typed.reason } };
};
