import { randomUUID } from 'node:crypto';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Clicks a button of the page where staff decide on a refund; returns the status. */
export const decideRefundAt = async (
  backend: StaffDoor,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<number> => {
  const staff = await enterStaff(backend);
  return (await staff.send(`/refunds/${id}`, { key: randomUUID(), ...fields })).status;
};
