import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Clicks a button of the page where staff decide on pending transfers. */
export const decideTransferAt = async (backend: StaffDoor, id: string, reason: string | null): Promise<void> => {
  const staff = await enterStaff(backend);
  const decision = reason === null ? 'finish' : 'refuse';
  const answer = await staff.send(`/transfers/${id}`, { decision, reason: reason ?? '' });
  if (answer.status !== 303) throw new Error(`the staff page answered HTTP ${answer.status}: ${await answer.text()}`);
};
