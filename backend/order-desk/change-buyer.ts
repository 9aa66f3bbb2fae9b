import { isDeepStrictEqual } from 'node:util';
import { lockOrder, recordWrite } from '#backend/order-store/stored-order.ts';
import { type MailDeps, queueOrderReceived } from '#backend/orders/order-mails.ts';
import { requirePayable } from '#backend/payments/transfers/add-payment.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { DeskOrder, DeskOutcome } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { readBuyer, type TypedBuyer } from './read-buyer.ts';

/**
 * Writes who ordered and whose company the invoice will name, as long as no invoice does. With another e-mail address
 * the links that were mailed so far open nothing, and the mail of the order goes to the new one. Throws NOT_FOUND,
 * ALREADY_PAID, ORDER_NOT_OPEN, FieldRefusal.
 */
export const changeBuyer = async (
  deps: MailDeps,
  tx: Transaction,
  typed: TypedBuyer,
  { id, member }: DeskOrder,
): Promise<DeskOutcome> => {
  const stored = await lockOrder(tx, id);
  requirePayable(stored);
  const { contact, invoiceRequest } = readBuyer(typed);
  const buyer = { ownerName: contact.name, ownerPhone: contact.phone, ownerEmail: contact.email, invoiceRequest };
  const { ownerName, ownerPhone, ownerEmail, linkVersion } = stored.order;
  const before = { ownerName, ownerPhone, ownerEmail, invoiceRequest: stored.order.invoiceRequest };
  if (isDeepStrictEqual(buyer, before)) return { id, before: {}, after: {} };
  const isMoved = contact.email !== ownerEmail;
  const order = await recordWrite(
    tx,
    stored.order,
    { kind: 'customer-set', by: `staff ${member.name}`, at: deps.clock.now() },
    { ...buyer, linkVersion: linkVersion + (isMoved ? 1 : 0) },
  );
  if (isMoved) await queueOrderReceived(deps, tx, { ...stored, order }, `:${newId()}`);
  return {
    id,
    before: { version: stored.order.version },
    after: { version: order.version, isMoved, forCompany: invoiceRequest !== null },
  };
};
