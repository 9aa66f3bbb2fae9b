/**
 * How long an order reserves its domains after opening and after each new payment, in ms: 15 minutes plus five for the
 * bank's notification. Payment makes it permanent, closing releases the domains. [DOM-04]
 */
export const DOMAIN_HELD_MS = 20 * 60_000;
