import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** Of a paid order its success, of any other the result of the payment. [ROUTE-16, ROUTE-21] */
export const pathAfterPayment = (id: OrderId, isPaid: boolean): string =>
  isPaid ? paths.thanks(id) : paths.paymentResult(id);
