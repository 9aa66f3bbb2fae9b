import { shownName } from '#backend/cloud-services/service-wire.ts';
import { mailNameOf } from '#backend/mails/mail-kinds.vi.ts';
import { orderEventNames } from '#backend/order-store/event-names.ts';
import type { OrderEventRecord } from '#contracts/desk/order-record.ts';
import type { RefundState } from '#core/ending-rules/refund-offer.ts';
import type { WholeOrder } from './load-order-page.ts';
import { describePayment, describeTransfer, paymentWords, refundWords } from './order-words.vi.ts';

/** The member in who wrote an event; empty for the buyer and the shop itself. */
const memberOf = (by: string): string =>
  by.startsWith('staff') ? by.slice('staff'.length).trim() || paymentWords.anyMember : '';

const event = (
  kind: OrderEventRecord['kind'],
  id: string | number,
  at: number | null,
  text: string,
  more: Partial<Pick<OrderEventRecord, 'by' | 'amount'>> = {},
): readonly OrderEventRecord[] =>
  at === null ? [] : [{ id: `${kind} ${id}`, kind, at, text, by: '', amount: null, ...more }];

const writesOf = ({ events, payments }: WholeOrder): readonly OrderEventRecord[] => {
  const paid = payments.find(({ state }) => state === 'paid');
  return events.flatMap(({ id, at, kind, by, detail }) => {
    const { amount } = detail;
    if (kind === 'paid' && paid)
      return event('money', id, at, describePayment(paid), { by: memberOf(paid.createdBy), amount: paid.amount });
    return typeof amount === 'number'
      ? event('money', id, at, orderEventNames[kind], { by: memberOf(by), amount })
      : event('order', id, at, orderEventNames[kind], { by: memberOf(by) });
  });
};

const failuresOf = ({ payments }: WholeOrder): readonly OrderEventRecord[] =>
  payments
    .filter(({ state }) => state === 'failed')
    .flatMap(({ id, decidedAt, methodCode, amount }) =>
      event('money', id, decidedAt, `${paymentWords.failed}: ${methodCode}`, { amount }),
    );

const transfersOf = ({ transfers }: WholeOrder): readonly OrderEventRecord[] =>
  transfers.flatMap((transfer) =>
    event('money', transfer.id, transfer.decidedAt ?? transfer.paidAt, describeTransfer(transfer), {
      by: transfer.decidedBy === 'payments' ? '' : transfer.decidedBy,
      amount: transfer.state === 'refunded' ? transfer.refundAmount : transfer.amount,
    }),
  );

/** Of what staff give back while the service runs on. */
const partDecisions: Readonly<Record<RefundState, string>> = {
  asked: '',
  confirmed: refundWords.partConfirmed,
  paid: refundWords.partConfirmed,
  refused: refundWords.refused,
};

const decisions: Readonly<Record<RefundState, string>> = {
  asked: '',
  confirmed: refundWords.confirmed,
  paid: refundWords.confirmed,
  refused: refundWords.refused,
};

const refundsOf = ({ refunds, services }: WholeOrder): readonly OrderEventRecord[] =>
  refunds.flatMap(
    ({ id, serviceId, state, gross: amount, actor, askedAt, decidedAt, decidedBy, paidAt, keepsService }) => {
      const service = services.find((each) => each.id === serviceId);
      const by = memberOf(actor);
      const asked = keepsService ? refundWords.partAsked : by === '' ? refundWords.asked : refundWords.askedByStaff;
      const about = (text: string): string => (service ? `${text}: ${shownName(service)}` : text);
      return [
        ...event('money', `${id} asked`, askedAt, about(asked), {
          amount,
          by,
        }),
        ...event('money', `${id} decided`, decidedAt, about((keepsService ? partDecisions : decisions)[state]), {
          amount,
          by: decidedBy ?? '',
        }),
        ...event('money', `${id} paid`, paidAt, about(refundWords.paid), { amount }),
      ];
    },
  );

/** All that happened to an order, newest first: writes, money, mails, set-up of its services and notes of the staff. */
export const eventsOf = (whole: WholeOrder): readonly OrderEventRecord[] =>
  [
    ...writesOf(whole),
    ...failuresOf(whole),
    ...transfersOf(whole),
    ...refundsOf(whole),
    ...whole.mails.flatMap(({ key, createdAt }) => event('mail', key, createdAt.getTime(), mailNameOf(key))),
    ...whole.services.flatMap((service) =>
      event('service', service.id, service.deliveredAt, `${paymentWords.delivered}: ${shownName(service)}`, {
        by: service.handedOverBy ?? '',
      }),
    ),
    ...whole.notes.flatMap(({ id, at, text, author }) => event('note', id, at, text, { by: author })),
  ].toSorted((a, b) => b.at - a.at);
