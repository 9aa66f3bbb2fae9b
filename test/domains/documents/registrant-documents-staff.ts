import { randomUUID } from 'node:crypto';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Clicks a button of the page, whose form has this key, where staff decide on registrant documents. */
export const decideAt = async (
  backend: StaffDoor,
  id: string,
  reason: string | null,
  key: string = randomUUID(),
): Promise<void> => {
  const staff = await enterStaff(backend);
  const decision = reason === null ? 'approve' : 'return';
  const answer = await staff.send(`/papers/${id}`, { key, decision, reason: reason ?? '' });
  if (answer.status !== 303) throw new Error(`the staff page answered HTTP ${answer.status}: ${await answer.text()}`);
};
