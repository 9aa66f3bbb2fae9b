import { usualHandoverOf } from '#core/services/handover.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';

/** Instead of minutes: nobody waits at a desk by night. */
const byPeople: Readonly<Record<Handover, Handover>> = {
  minutes: 'working-day',
  day: 'day',
  'working-day': 'working-day',
  documents: 'documents',
};

/**
 * How soon the shop says that a line can be used. `written`: what the line says itself; `isByPeople`: its services are
 * set up by the staff, who promise no minutes whatever the line says.
 */
export const promisedHandover = (line: string, written: Handover | null, isByPeople: boolean): Handover => {
  const said = written ?? usualHandoverOf(line);
  return isByPeople ? byPeople[said ?? 'working-day'] : (said ?? 'minutes');
};
