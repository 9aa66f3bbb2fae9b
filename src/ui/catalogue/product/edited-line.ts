import type { UrlQuery } from '#core/catalogue/configuration.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { LineItemId, OrderId } from '#core/shared/ids.ts';

/** The line of a cart that the configurator changes. */
export type EditedLine = {
  readonly lineId: LineItemId;
  readonly orderId: OrderId | null;
  /** What the line has, for an address without a configuration; empty for another plan and a line that is gone. */
  readonly given: UrlQuery;
  /** The line is not in the cart any more, so the configuration can only be added. */
  readonly gone: Extract<ShopFailure, { kind: 'line-gone' }> | null;
};

/** An address of the configurator that names a term has been configured; the form always sends one. */
export const hasConfiguration = (search: UrlQuery): boolean =>
  search.time !== undefined || search['configuration.term'] !== undefined;

/** The query of the line's page beside the configuration. */
export const addressOf = ({ orderId }: EditedLine, slug: string) => ({ slug, orderId });
