import { DAY_MS } from '#core/shared/durations.ts';

/** How long a placed order waits for its payment after its last change. The terms page says the same. */
export const UNPAID_ORDER_DAYS = 15;
export const UNPAID_ORDER_MS = UNPAID_ORDER_DAYS * DAY_MS;

/** What an order that closed itself says; stored like the reasons that people write. */
export const UNPAID_ORDER_REASON = `Quá ${UNPAID_ORDER_DAYS} ngày chưa thanh toán, đơn tự đóng`;
