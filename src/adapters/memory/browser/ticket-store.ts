import { digestOf } from '#adapters/memory/accounts/signatures.ts';
import type { World } from '#adapters/memory/world.ts';
import { canonicalTicketText, TICKET_TTL_MS } from '#core/consultation/ticket.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import type { BrowserState } from './browser-state.ts';

/** Stores no plain-text name, although the fakes have no secret. */
export const memoryTicketStore = (world: World, browser: BrowserState): TicketStore => ({
  compare: (person) => {
    if (browser.ticket === null) return 'none';
    const [, at = '', kept = ''] = /^(\d{1,15})\.([0-9a-f]{16})$/.exec(browser.ticket) ?? [];
    if (kept === '') return 'undecodable';
    if (world.state.now - Number(at) >= TICKET_TTL_MS) return 'none';
    return digestOf(canonicalTicketText(person)) === kept ? 'same' : 'other';
  },
  save: (person) => {
    browser.ticket = `${world.state.now}.${digestOf(canonicalTicketText(person))}`;
  },
  clear: () => {
    browser.ticket = null;
  },
});
