import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { containing } from '#backend/platform/database/containing.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { cannedAnswers } from '#backend/support/schema.ts';
import { cannedAnswerColumns } from '#contracts/desk/columns/support-columns.vi.ts';
import { cannedAnswerFields } from '#contracts/desk/support-record.ts';

/** Texts that members answer with often. */
export const cannedAnswerResource = ({ db }: Pick<BackendDeps, 'db'>): DeskResource => ({
  name: 'canned-answers',
  reader: 'support:read',
  sorts: ['title'],
  filters: [],
  columns: cannedAnswerColumns,
  list: async ({ words, isDescending, limit, offset }) => {
    const wanted = containing(words, [cannedAnswers.title, cannedAnswers.text]);
    const rows = await db
      .select()
      .from(cannedAnswers)
      .where(wanted)
      .orderBy((isDescending ? desc : asc)(cannedAnswers.title), asc(cannedAnswers.id))
      .limit(limit)
      .offset(offset);
    return { rows, total: await db.$count(cannedAnswers, wanted) };
  },
  read: async (at, id) => {
    const [found] = await at.select().from(cannedAnswers).where(eq(cannedAnswers.id, id));
    return found ?? null;
  },
  create: deskCommand('support:act', cannedAnswerFields, async (tx, typed) => {
    const id = newId();
    await tx.insert(cannedAnswers).values({ id, ...typed });
    return { id, before: {}, after: { created: true } };
  }),
  update: deskCommand('support:act', cannedAnswerFields, async (tx, typed, { id }) => {
    await tx.update(cannedAnswers).set(typed).where(eq(cannedAnswers.id, id));
    return { id, before: {}, after: { changed: true } };
  }),
  actions: {
    remove: deskCommand('support:act', z.object({}), async (tx, _, { id }) => {
      await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
      return { id, before: {}, after: { removed: true } };
    }),
  },
});
