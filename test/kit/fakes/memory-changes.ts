import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { stockKey } from '#adapters/memory/catalogue/products.ts';
import { noRegistrantDocuments } from '#adapters/memory/services/registrant-documents-gateway.ts';
import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { whoisFactsOf } from '#contracts/seed/domains/whois-facts.ts';
import type { Stock } from '#core/catalogue/product.ts';
import { DECIDED_RETENTION_DAYS, DRAFT_RETENTION_DAYS } from '#core/domains/documents/registrant-documents.ts';
import { termOfTransferred } from '#core/domains/transfer.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';

/** Moves the clock. Sessions end sooner than services, so all of them stay as if they were used just now. */
export const moveClockTo = (world: World, now: number): void => {
  const { sessions } = world.state;
  for (const [key, session] of sessions)
    sessions.set(key, { ...session, lastSeenAt: now, expiresAt: Number.MAX_SAFE_INTEGER });
  world.state.now = now;
};

/** Sets a product's price to a percentage of the seed's, to simulate a price change after a page was loaded. */
export const movePrice = (world: World, productId: string, percent: number): void => {
  world.state.pricePercent.set(productId, percent);
};

/** Changes the stock at a location, to simulate a change after a page was loaded. */
export const moveStock = (world: World, productId: string, place: string, stock: Stock): void => {
  world.state.stocks.set(stockKey(productId, place), stock);
};

/** Restores the seed's stock. */
export const resetStock = (world: World, productId: string, place: string): void => {
  world.state.stocks.delete(stockKey(productId, place));
};

/** Approves submitted documents or returns them with a reason; the fake activates the domain at once. */
export const decidePapers = (world: World, id: ServiceId, reason: string | null): void => {
  const service = world.state.services.get(id);
  const papers = world.state.registrantDocuments.get(id) ?? noRegistrantDocuments;
  if (service?.detail.documentState !== 'SENT') return;
  const days = reason === null ? DECIDED_RETENTION_DAYS : DRAFT_RETENTION_DAYS;
  world.state.registrantDocuments.set(id, { ...papers, reason, deleteAt: world.state.now + days * DAY_MS });
  const detail = { ...service.detail, documentState: reason === null ? ('DEPLOYED' as const) : ('RETURNED' as const) };
  world.state.services.set(id, { ...service, detail });
};

/** Staff complete a domain transfer or refuse it with a reason. [DOM-01] */
export const decideTransfer = (world: World, id: ServiceId, reason: string | null): void => {
  const record = world.state.services.get(id);
  if (record?.detail.transfer !== 'MOVING') return;
  const { transfer: _, ...arrived } = record.detail;
  const ended = Date.parse(whoisFactsOf(arrived.name).expiresAt);
  const { endDate, anchorDay } = termOfTransferred(ended, arrived.startDate);
  const changed: Partial<ServiceRecord> =
    reason === null
      ? { detail: { ...arrived, endDate }, anchorDay }
      : { detail: { ...arrived, status: 'CANCELLED', transfer: 'REFUSED' } };
  world.state.services.set(id, { ...record, ...changed, readyAt: world.state.now });
  if (reason !== null) world.state.reservedDomains.delete(arrived.name);
};

/** State after closing and reopening the browser: session cookies are gone. */
export const reopenBrowser = (browser: BrowserState): BrowserState => ({
  ...createBrowser(),
  session: browser.isRemembered ? browser.session : null,
  anonymous: browser.anonymous,
  cart: browser.cart,
  ticket: browser.ticket,
  recovery: browser.recovery?.endsWithSession ? null : browser.recovery,
  isRemembered: browser.isRemembered,
  passkeys: browser.passkeys,
  consent: browser.consent,
  closedAt: browser.closedAt,
  compared: browser.compared,
});
