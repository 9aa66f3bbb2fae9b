import { checkDomain, type DomainPorts } from './check-domain.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** Unanswered names then count as unknown. */
export const CHECK_DEADLINE_MS = 2_500;

/** Checks in parallel; at the deadline (in ms) returns the known answers and cancels queued requests. [DOM-01] */
export const checkUntilDeadline =
  (ports: DomainPorts) =>
  async (names: readonly string[], deadline = CHECK_DEADLINE_MS): Promise<ReadonlyMap<string, DomainAnswer>> => {
    const known = new Map<string, DomainAnswer>();
    let over = false;
    const asked = names.map(async (name) => {
      const answer = await checkDomain(ports)(name, () => !over);
      if (!over) known.set(name, answer);
    });
    await Promise.race([Promise.all(asked), ports.delay.wait(deadline)]);
    over = true;
    return new Map(known);
  };
