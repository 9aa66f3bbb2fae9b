import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { OrderLinkProblem } from '#core/shared/order-link-problem.ts';
import * as paths from '#core/shared/paths.ts';
import type { Result } from '#core/shared/result.ts';

const reasons: Readonly<Record<OrderLinkProblem, paths.OrderLinkReason>> = {
  expired: 'het-han',
  revoked: 'thu-hoi',
  unreadable: 'chep-thieu',
};

const reasonOf = (failure: ShopFailure): paths.OrderLinkReason => {
  if (failure.kind === 'order-link-refused') return reasons[failure.why];
  return failure.kind === 'too-many-tries' ? 'qua-nhieu' : 'thu-lai';
};

/** Where the browser goes after a link of a mail was opened: to the order, or to where a fresh link is asked for. */
export const orderLinkTarget = (opened: Result<Outcome, ShopFailure>): string =>
  opened.ok ? opened.value.goTo : paths.orderLink(reasonOf(opened.failure));
