import { createHash } from 'node:crypto';
import { raw } from 'hono/html';

/** A session of the staff ends after so many hours without a request. */
export const IDLE_HOURS = 2;

/**
 * Empties a page of the staff when its session has ended, without the server, and asks for it again, which shows the
 * log-in. Timers rest while a computer sleeps and while the page waits behind «Back», hence the events. A page in which
 * somebody typed stays: its text may be all there is. [ASVS V14.3.1]
 */
export const staffScript = `'use strict';
const ends = Date.now() + ${IDLE_HOURS * 3_600_000};
let typed = false;
addEventListener('input', () => { typed = true; });
const check = () => {
  if (typed || Date.now() < ends) return;
  document.body.replaceChildren();
  location.replace(location.pathname + location.search);
};
setInterval(check, 30000);
addEventListener('pageshow', check);
document.addEventListener('visibilitychange', check);
`;

export const staffScriptHash = `sha384-${createHash('sha384').update(staffScript).digest('base64')}`;

/** Element of the page's head. */
export const staffScriptTag = raw(`<script src="/staff.js" integrity="${staffScriptHash}" defer></script>`);

/** Directives that allow this script and no other. */
export const staffScriptPolicy = [
  `script-src '${staffScriptHash}'`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const;
