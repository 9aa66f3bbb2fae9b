import { ok, type Result } from '#core/shared/result.ts';
import type { DomainAnswer, DomainRegistry } from './domain-registry.port.ts';

/** Questions that a registry is asked at once, at most. */
export const MAX_AT_ONCE = 10;
/** How long a definite answer is given again, and how long a doubt, ms. */
export const TTL_MS = 60_000;
export const DOUBT_TTL_MS = 5_000;
/** Questions that may wait, at most; what comes beyond is answered with doubt. */
const MAX_WAITING = 500;

type Answer = Result<DomainAnswer, never>;
/** Answers by name, each kept for its own number of milliseconds. */
export type AnswerCache = {
  readonly get: (name: string) => Answer | undefined;
  readonly set: (name: string, answer: Answer, milliseconds: number) => void;
};
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
export const guardedRegistry = (registry: DomainRegistry, cache: AnswerCache): DomainRegistry => {
  const open = new Map<string, Waiting>();
  const queue: Waiting[] = [];
  let flying = 0;

  const ask = async (entry: Waiting): Promise<void> => {
    const answer = await definite(registry, entry.name);
    cache.set(entry.name, answer, answer.ok && answer.value.status === 'unknown' ? DOUBT_TTL_MS : TTL_MS);
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
      const known = cache.get(name);
      if (known !== undefined) return Promise.resolve(known);
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
