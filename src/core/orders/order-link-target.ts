import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import type { Result } from '#core/shared/result.ts';

/** Where the browser goes after a link of a mail was opened: to the order, or to where a fresh link is asked for. */
export const orderLinkTarget = (opened: Result<Outcome, ShopFailure>): string => {
  if (opened.ok) return opened.value.goTo;
  return paths.orderLink(opened.failure.kind === 'link-expired' ? 'het-han' : 'thu-lai');
};
