import { desc, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskOutcome } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { staffNotes } from './note-schema.ts';

const MAX_NOTES = 200;

export type Note = typeof staffNotes.$inferSelect;

/** Newest first. */
export const listNotes = (db: Database | Transaction, about: SQL): Promise<readonly Note[]> =>
  db.select().from(staffNotes).where(about).orderBy(desc(staffNotes.at), desc(staffNotes.id)).limit(MAX_NOTES);

type About = { readonly orderId: string } | { readonly partyId: string };

/** Writes a note about a record of this id. The log says that there is one, not what it says. */
export const addNote = async (
  { clock }: Pick<BackendDeps, 'clock'>,
  tx: Transaction,
  id: string,
  note: About & { readonly text: string; readonly author: string },
): Promise<DeskOutcome> => {
  const written = newId();
  await tx.insert(staffNotes).values({ id: written, at: clock.now(), ...note });
  return { id, before: {}, after: { note: written } };
};
