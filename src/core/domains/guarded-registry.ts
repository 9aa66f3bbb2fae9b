import type { Clock } from '#core/shared/environment.port.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { DomainAnswer, DomainRegistry } from './domain-registry.port.ts';

/** Questions that a registry is asked at once, at most. */
export const MAX_AT_ONCE = 10;
/** How long a definite answer is given again, and how long a doubt, ms. */
export const KEPT_MS = 60_000;
export const DOUBT_KEPT_MS = 5_000;
/** Questions that may wait, and answers that are kept. What comes beyond the first is answered with doubt. */
const MAX_WAITING = 500;
const MAX_KEPT = 5_000;

type Answer = Result<DomainAnswer, never>;
type Waiting = {
  readonly name: string;
  readonly wanted: (() => boolean)[];
  readonly answer: Promise<Answer>;
  readonly settle: (answer: Answer) => void;
};

const doubt = (name: string): Answer => ok({ name, status: 'unknown' });

/**
 * One registry for all who ask: never more than ten questions at once, never the same name twice within a minute, and
 * within five seconds where it got no definite answer. Questions that nobody wants any more leave the queue unasked.
 * It never fails: whatever the registry does besides answering is `unknown`. [DOM-04]
 */
export const guardedRegistry = (registry: DomainRegistry, clock: Clock): DomainRegistry => {
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>();
  const open = new Map<string, Waiting>();
  const queue: Waiting[] = [];
  let flying = 0;

  const keep = (name: string, answer: Answer): void => {
    const life = answer.ok && answer.value.status === 'unknown' ? DOUBT_KEPT_MS : KEPT_MS;
    kept.delete(name);
    kept.set(name, { answer, until: clock.now() + life });
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
  };
  const ask = async (entry: Waiting): Promise<void> => {
    const answer = await definite(registry, entry.name);
    keep(entry.name, answer);
    open.delete(entry.name);
    flying -= 1;
    entry.settle(answer);
    pump();
  };
  const pump = (): void => {
    while (flying < MAX_AT_ONCE) {
      const next = queue.shift();
      if (next === undefined) return;
      if (next.wanted.some((wanted) => wanted())) {
        flying += 1;
        void ask(next);
      } else {
        open.delete(next.name);
        next.settle(doubt(next.name));
      }
    }
  };
  return {
    check: (name, wanted = always) => {
      const known = kept.get(name);
      if (known !== undefined && clock.now() < known.until) return Promise.resolve(known.answer);
      const asked = open.get(name);
      if (asked !== undefined) {
        asked.wanted.push(wanted);
        return asked.answer;
      }
      if (queue.length >= MAX_WAITING) return Promise.resolve(doubt(name));
      const entry = waiting(name, wanted);
      open.set(name, entry);
      queue.push(entry);
      pump();
      return entry.answer;
    },
  };
};

const always = (): boolean => true;

const waiting = (name: string, wanted: () => boolean): Waiting => {
  let settle: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    settle = resolve;
  });
  return { name, wanted: [wanted], answer, settle: (given) => settle(given) };
};

/** An answer about this very name; whatever else comes is doubt. A registry that breaks has not answered. */
const definite = async (registry: DomainRegistry, name: string): Promise<Answer> => {
  try {
    const answer = await registry.check(name);
    return answer.ok && answer.value.name === name ? answer : doubt(name);
  } catch {
    return doubt(name);
  }
};
