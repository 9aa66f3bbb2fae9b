import { eq } from 'drizzle-orm';
import { sessions } from '#backend/authorisation/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';

export type ViewerPorts = Pick<BackendDeps, 'db' | 'clock'> & {
  /** Whether the account of the staff is open and has the right to see the shop as a customer. */
  readonly mayView: (staffAccountId: string) => Promise<boolean>;
};

type Row = Pick<typeof sessions.$inferSelect, 'id' | 'kind' | 'viewerId'>;

/** Ends the view of a member who was blocked or lost the right since; sessions of customers go on. */
export const mayGoOn = async ({ db, clock, mayView }: ViewerPorts, { id, kind, viewerId }: Row): Promise<boolean> => {
  if (kind !== 'view' && kind !== 'view-link') return true;
  if (viewerId !== null && (await mayView(viewerId))) return true;
  await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(eq(sessions.id, id));
  return false;
};
