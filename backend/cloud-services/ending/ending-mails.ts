import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import { servicePage } from '#backend/cloud-services/set-up/service-mails.ts';
import {
  type AdjustmentMail,
  type EndingServiceMail,
  refundAskedMail,
  refundConfirmedMail,
  refundPaidMail,
  refundPartMail,
  refundRefusedMail,
  serviceCancelledMail,
  serviceEndedMail,
} from '#backend/mails/ending-mails.vi.ts';
import type { Mail } from '#backend/mails/mail.ts';
import { invoiceMail } from '#backend/mails/order-mails.vi.ts';
import { freshKey, queueMail } from '#backend/mails/queue-mail.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { refundRules } from '#core/ending-rules/refund-offer.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';
import type { RefundRow } from './ending-schema.ts';
import { graceDatesOfRow } from './read-ending.ts';

export const toEndingMail = (deps: MailDeps, { service, order }: OwnedService): EndingServiceMail => ({
  name: shownName(service),
  product: service.productTitle,
  endDay: formatDate(service.endDate),
  link: servicePage(deps, order, service, 'gia-han'),
  phone: deps.environment.identity.contact.hotline,
});

/** Each cancellation, because a service can be kept and cancelled again. */
export const queueCancelled = (deps: MailDeps, tx: Transaction, owned: OwnedService): Promise<void> => {
  const keptUntil = formatDate(graceDatesOfRow(owned.service).keptUntil);
  const mail = serviceCancelledMail(toEndingMail(deps, owned), keptUntil);
  return queueOrderMail(deps, tx, owned.order, mail, { key: freshKey(`service-cancelled:${owned.service.id}`) });
};

/** Once per service: it does not run again. */
export const queueTermEnded = (deps: MailDeps, tx: Transaction, owned: OwnedService): Promise<void> => {
  const keptUntil = formatDate(graceDatesOfRow(owned.service).keptUntil);
  const mail = serviceEndedMail(toEndingMail(deps, owned), keptUntil);
  return queueOrderMail(deps, tx, owned.order, mail, { key: `service-ended:${owned.service.id}` });
};

const refundMail = (facts: EndingServiceMail, { state, gross, reason, keepsService }: RefundRow): Mail => {
  if (keepsService) return refundPartMail(facts, dong(gross));
  if (refundRules[state].isRefused) return refundRefusedMail(facts, reason);
  return refundRules[state].awaitsDecision
    ? refundAskedMail(facts, dong(gross))
    : refundConfirmedMail(facts, dong(gross));
};

/**
 * Of a request that was just asked, confirmed or refused, once per state. What staff give back while the service runs on
 * is told once it is granted.
 */
export const queueRefund = async (
  deps: MailDeps,
  tx: Transaction,
  owned: OwnedService,
  request: RefundRow,
): Promise<void> => {
  if (request.keepsService && !refundRules[request.state].isGranted) return;
  await queueOrderMail(deps, tx, owned.order, refundMail(toEndingMail(deps, owned), request), {
    key: `refund-${request.state}:${request.id}`,
  });
};

/** Of money that was sent: the adjusting invoice goes to the buyer, and to the other address that a company gave. */
export const queueRefundPaid = async (
  deps: MailDeps,
  tx: Transaction,
  owned: OwnedService,
  { invoiceId, ...adjustment }: AdjustmentMail & { readonly invoiceId: string },
): Promise<void> => {
  const mail = refundPaidMail(toEndingMail(deps, owned), adjustment);
  const attachment = { kind: 'invoice', id: invoiceId } as const;
  await queueOrderMail(deps, tx, owned.order, mail, { key: `refund-paid:${invoiceId}`, attachment });
  const { id: orderId, number, ownerEmail, invoiceRequest } = owned.order;
  if (!invoiceRequest?.email || invoiceRequest.email === ownerEmail) return;
  const to = { email: invoiceRequest.email, phone: null };
  const about = { key: `invoice:${number}:${invoiceId}`, attachment, orderId } as const;
  await queueMail(deps, tx, invoiceMail(number, invoiceRequest.company), { ...about, to });
};
