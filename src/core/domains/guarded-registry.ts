import { ok, type Result } from '#core/shared/result.ts';
import type { DomainAnswer, DomainRegistry } from './domain-registry.port.ts';

/** Maximum number of concurrent registry requests. */
export const MAX_AT_ONCE = 10;
/** Cache TTL of conclusive and of inconclusive answers, in ms. */
export const TTL_MS = 60_000;
export const DOUBT_TTL_MS = 5_000;
/** Maximum number of queued requests; a request beyond it returns `unknown`. */
const MAX_WAITING = 500;

type Answer = Result<DomainAnswer, never>;
/** Answers by name, each cached with its own TTL in ms. */
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
 * Shared registry client: at most ten concurrent requests; caches each name for a minute, or for five seconds after an
 * inconclusive answer. Unwanted requests leave the queue unsent. Never fails: any registry failure is `unknown`.
 * [DOM-04]
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

/** Accepts only an answer about this very name; anything else, exceptions included, is `unknown`. */
const definite = async (registry: DomainRegistry, name: string): Promise<Answer> => {
  try {
    const answer = await registry.check(name);
    return answer.ok && answer.value.name === name ? answer : doubt(name);
  } catch {
    return doubt(name);
  }
};
