import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Suspends a service at the desk, or gives it back; returns the status. */
export const holdServiceAt = async (
  backend: StaffDoor,
  id: string,
  { deed, reason }: { readonly deed: 'suspend' | 'resume'; readonly reason: string },
): Promise<number> =>
  (await deskVisitor(await enterStaff(backend)).send('machines', `/${id}/${deed}`, { reason })).status;
