import { randomUUID } from 'node:crypto';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { enterStaff, type StaffDoor } from '#test/kit/staff.ts';

/** Decides at the desk on a pending transfer, with a form of this key. Throws `{status}: {sentence}`. */
export const decideTransferAt = async (
  backend: StaffDoor,
  id: string,
  reason: string | null,
  key: string = randomUUID(),
): Promise<void> => {
  const desk = deskVisitor(await enterStaff(backend));
  const action = reason === null ? 'finish' : 'refuse';
  const typed = reason === null ? {} : { reason };
  const { status, body } = await desk.send('domain-transfers', `/${id}/${action}`, typed, { key });
  if (status !== 200) throw new Error(`${status}: ${body.message} ${Object.values(body.errors ?? {}).join(' ')}`);
};
