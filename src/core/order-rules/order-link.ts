import { DAY_MS } from '#core/shared/durations.ts';

/**
 * How long the link of an order can be opened without an account, and for how long a browser that opened it sees it, in
 * ms. Beyond the longest payment and provisioning; an older mail's reader asks for a new link.
 */
export const ORDER_LINK_TTL_MS = 90 * DAY_MS;
export const ORDER_ACCESS_TTL_MS = DAY_MS;
