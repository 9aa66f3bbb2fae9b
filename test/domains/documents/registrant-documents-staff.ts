import { randomUUID } from 'node:crypto';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Decides at the desk on registrant documents, with a form of this key. Throws `{status}: {sentence}`. */
export const decideAt = async (
  backend: StaffDoor,
  id: string,
  reason: string | null,
  key: string = randomUUID(),
): Promise<void> => {
  const desk = deskVisitor(await enterStaff(backend));
  const action = reason === null ? 'approve' : 'return';
  const { status, body } = await desk.send('papers', `/${id}/${action}`, reason === null ? {} : { reason }, { key });
  if (status !== 200) throw new Error(`${status}: ${body.message} ${Object.values(body.errors ?? {}).join(' ')}`);
};
