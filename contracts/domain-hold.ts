/**
 * From its opening, and from each new try to pay it, an order holds its domains for so long against every other order:
 * the 15 minutes in which a payment waits, and five more for the bank's report. A paid order holds them for good, a
 * closed one no longer. [DOM-04]
 */
export const DOMAIN_HELD_MS = 20 * 60_000;
