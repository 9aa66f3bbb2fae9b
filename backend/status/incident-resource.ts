import { asc, desc, eq } from 'drizzle-orm';
import { containing } from '#backend/platform/database/containing.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { incidentColumns } from '#contracts/desk/columns/incident-columns.vi.ts';
import {
  type IncidentListRow,
  type IncidentRecord,
  incidentFields,
  incidentParts,
  incidentUpdateFields,
} from '#contracts/desk/incident-record.ts';
import { type IncidentRow, incidents } from './schema.ts';

const toRow = ({ id, title, startedAt, endedAt }: IncidentRow): IncidentListRow => ({
  id,
  title,
  startedAt,
  endedAt,
  state: endedAt === null ? 'open' : 'ended',
});

const toRecord = ({ id, title, text, parts, startedAt, endedAt, updates }: IncidentRow): IncidentRecord => ({
  id,
  title,
  text,
  parts: incidentParts.filter((part) => parts.includes(part)),
  startedAt: new Date(startedAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
  updates,
});

const toColumns = ({ startedAt, endedAt, ...typed }: Omit<IncidentRecord, 'id' | 'updates'>) => ({
  ...typed,
  startedAt: Date.parse(startedAt),
  endedAt: endedAt === null ? null : Date.parse(endedAt),
});

/** Faults as customers read them on the page of the status. */
export const incidentResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'incidents',
  reader: 'incidents:read',
  sorts: ['startedAt'],
  filters: [],
  columns: incidentColumns,
  list: async ({ words, isDescending, limit, offset }) => {
    const wanted = containing(words, [incidents.title, incidents.text]);
    const rows = await db
      .select()
      .from(incidents)
      .where(wanted)
      .orderBy((isDescending ? desc : asc)(incidents.startedAt), asc(incidents.id))
      .limit(limit)
      .offset(offset);
    return { rows: rows.map(toRow), total: await db.$count(incidents, wanted) };
  },
  read: async (at, id) => {
    const [found] = await at.select().from(incidents).where(eq(incidents.id, id));
    return found === undefined ? null : toRecord(found);
  },
  create: deskCommand('incidents:act', incidentFields, async (tx, typed) => {
    const id = newId();
    await tx.insert(incidents).values({ id, ...toColumns(typed), updates: [] });
    return { id, before: {}, after: { created: true } };
  }),
  update: deskCommand('incidents:act', incidentFields, async (tx, typed, { id }) => {
    await tx.update(incidents).set(toColumns(typed)).where(eq(incidents.id, id));
    return { id, before: {}, after: { changed: true } };
  }),
  actions: {
    report: deskCommand('incidents:act', incidentUpdateFields, async (tx, { text }, { id }) => {
      const [found] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('update');
      const updates = [...(found?.updates ?? []), { at: clock.now(), text }];
      await tx.update(incidents).set({ updates }).where(eq(incidents.id, id));
      return { id, before: {}, after: { reported: true } };
    }),
  },
});
