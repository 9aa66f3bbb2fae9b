/**
 * How long an order reserves its domains after it is opened and after each new payment, in ms: 15 minutes for the
 * payment plus five for the bank's notification. Paid orders reserve them permanently, closed orders release them.
 * [DOM-04]
 */
export const DOMAIN_HELD_MS = 20 * 60_000;
