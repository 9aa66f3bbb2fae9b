import type { Person, PersonChange } from '#core/account/account.ts';
import { normalisePerson, validatePerson } from '#core/account/validate-person.ts';
import { dayAt } from '#core/shared/calendar.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

/** An empty value means no change. */
const keepsUsername = (old: string, typed: string): boolean => old === '' || typed === '' || old === typed;

/** Failure: `bad-input` {field}. */
export const updatePerson = (world: World, person: Person, typed: PersonChange): Result<Person, PortFailure> => {
  const change = normalisePerson(typed);
  const [wrong] = Object.keys(validatePerson(change, dayAt(world.state.now)));
  if (wrong !== undefined) return refuse('bad-input', { field: wrong });
  if (!keepsUsername(person.phone, change.phone)) return refuse('bad-input', { field: 'phone' });
  if (!keepsUsername(person.email, change.email)) return refuse('bad-input', { field: 'email' });
  return ok({ ...person, ...change, phone: person.phone || change.phone, email: person.email || change.email });
};
