import { randomUUID } from 'node:crypto';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Clicks a button of the page where staff suspend a service or give it back; returns the status. */
export const holdServiceAt = async (
  backend: StaffDoor,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<number> => {
  const staff = await enterStaff(backend);
  return (await staff.send(`/services/${id}`, { key: randomUUID().replaceAll('-', ''), ...fields })).status;
};
