import type { Verdict } from './fresh-cache.ts';

/** Failures of a service that is down, as kinds of ports and of use cases. */
const down: readonly string[] = ['unreachable', 'unknown', 'garbled', 'no-token'];

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: { readonly kind: string } };

/** Keeps successes; while a service is down, an older one stands in. */
export const classifyResult = (result: Outcome): Verdict => {
  if (result.ok) return 'cache';
  return down.includes(result.failure.kind) ? 'stale' : 'skip';
};
