import type { ServiceStatus } from '#core/shared/service-status.ts';
import { isAbleTo } from './abilities.ts';

/** How long the address of an entry opens something: longer than a slow redirect takes. */
export const ENTRY_TTL_MS = 60_000;

/** What is entered at a service. */
export type Entrance = 'panel' | 'lab';

export const entranceOf = ({ type }: { readonly type: string }): Entrance => (type === 'cloud-lab' ? 'lab' : 'panel');

/** Times in ms since 1970 UTC; `usedAt` is null before its use. */
type KnownEntry = { readonly expiresAt: number; readonly usedAt: number | null };

type Entered = { readonly type: string; readonly status: ServiceStatus };

/** `closed`: the service does not run any more. */
export type EntryAnswer = 'entered' | 'used' | 'expired' | 'closed';

/** What becomes of an entry whose token is presented at `now` (ms since 1970 UTC). */
export const decideEntry = ({ expiresAt, usedAt }: KnownEntry, service: Entered, now: number): EntryAnswer => {
  if (usedAt !== null) return 'used';
  if (now >= expiresAt) return 'expired';
  return isAbleTo(service, 'enter') ? 'entered' : 'closed';
};
