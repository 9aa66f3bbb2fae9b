import { isUnknownName } from '#core/shared/domains/domain-problems.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { DomainAnswer, DomainRegistry } from './domain-registry.port.ts';

export const MAX_CONCURRENT = 10;
/** Cache TTL of conclusive and of inconclusive answers, in ms. */
export const TTL_MS = 60_000;
export const DOUBT_TTL_MS = 5_000;
/** Requests beyond it return `unknown`. */
const MAX_QUEUED = 500;

type Answer = Result<DomainAnswer, never>;
/** By name, each with its own TTL in ms. */
export type AnswerCache = {
  readonly get: (name: string) => Answer | undefined;
  readonly set: (name: string, answer: Answer, milliseconds: number) => void;
};
type QueueEntry = {
  readonly name: string;
  readonly wanted: (() => boolean)[];
  readonly answer: Promise<Answer>;
  readonly settle: (answer: Answer) => void;
};

const unknownAnswer = (name: string): Answer => ok({ name, status: 'unknown' });

/**
 * Shared client: ten concurrent requests; caches a minute, inconclusive answers five seconds. Unwanted requests leave
 * the queue. Never fails: registry failures are `unknown`. [DOM-04]
 */
export const queuedRegistry = (registry: DomainRegistry, cache: AnswerCache): DomainRegistry => {
  const open = new Map<string, QueueEntry>();
  const queue: QueueEntry[] = [];
  let flying = 0;

  const ask = async (entry: QueueEntry): Promise<void> => {
    const answer = await conclusiveAnswer(registry, entry.name);
    cache.set(entry.name, answer, answer.ok && isUnknownName(answer.value) ? DOUBT_TTL_MS : TTL_MS);
    open.delete(entry.name);
    flying -= 1;
    entry.settle(answer);
    pump();
  };
  const pump = (): void => {
    while (flying < MAX_CONCURRENT) {
      const next = queue.shift();
      if (next === undefined) return;
      if (next.wanted.some((wanted) => wanted())) {
        flying += 1;
        void ask(next);
      } else {
        open.delete(next.name);
        next.settle(unknownAnswer(next.name));
      }
    }
  };
  return {
    check: (name, wanted = isAlwaysWanted) => {
      const known = cache.get(name);
      if (known !== undefined) return Promise.resolve(known);
      const asked = open.get(name);
      if (asked !== undefined) {
        asked.wanted.push(wanted);
        return asked.answer;
      }
      if (queue.length >= MAX_QUEUED) return Promise.resolve(unknownAnswer(name));
      const entry = createQueueEntry(name, wanted);
      open.set(name, entry);
      queue.push(entry);
      pump();
      return entry.answer;
    },
  };
};

const isAlwaysWanted = (): boolean => true;

const createQueueEntry = (name: string, wanted: () => boolean): QueueEntry => {
  let settle: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    settle = resolve;
  });
  return { name, wanted: [wanted], answer, settle: (given) => settle(given) };
};

/** Answers about other names and exceptions are `unknown`. */
const conclusiveAnswer = async (registry: DomainRegistry, name: string): Promise<Answer> => {
  try {
    const answer = await registry.check(name);
    return answer.ok && answer.value.name === name ? answer : unknownAnswer(name);
  } catch {
    return unknownAnswer(name);
  }
};
