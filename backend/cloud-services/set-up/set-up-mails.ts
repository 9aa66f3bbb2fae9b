import { type LateLine, setUpDelayedMail, setUpRefusedMail } from '#backend/mails/set-up-mails.vi.ts';
import { orderLink } from '#backend/order-store/order-links.ts';
import { computeStoredLineAmounts, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { addDong } from '#core/shared/dong.ts';

const toLateLine = (deps: MailDeps, { order, lines }: StoredOrder, lineId: string): LateLine => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Error(`line ${lineId} is not there`);
  const own = lines.filter(({ id, parentId }) => id === lineId || parentId === lineId);
  return {
    name: line.isDomain ? line.description : line.title,
    orderNumber: order.number,
    amount: addDong(...own.map((each) => computeStoredLineAmounts(each).gross)),
    link: orderLink(deps, order),
    phone: deps.environment.identity.contact.hotline,
  };
};

/** Not delivered within what the shop estimates for it. */
export const queueSetUpDelayed = (deps: MailDeps, tx: Transaction, stored: StoredOrder, lineId: string) =>
  queueOrderMail(deps, tx, stored.order, setUpDelayedMail(toLateLine(deps, stored, lineId)), {
    key: `service-delayed:${lineId}`,
  });

/** Given up. */
export const queueSetUpRefused = (deps: MailDeps, tx: Transaction, stored: StoredOrder, lineId: string) =>
  queueOrderMail(deps, tx, stored.order, setUpRefusedMail(toLateLine(deps, stored, lineId)), {
    key: `service-refused:${lineId}`,
  });
