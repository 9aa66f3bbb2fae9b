import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { LeadStage } from '#contracts/desk/consultation-record.ts';

/** A question of a form with its answer. */
export type FormAnswer = { readonly key: string; readonly value: string };

/** Who requests advice about what; one lead per idempotency key (idempotency.ts). [CNS-07] */
export const opportunities = pgTable(
  'opportunities',
  {
    id: text('id').primaryKey(),
    partyId: text('party_id').notNull(),
    /** Session of a guest or party of a customer. */
    createdBy: text('created_by').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    referName: text('refer_name').notNull(),
    referPhone: text('refer_phone').notNull(),
    referEmail: text('refer_email').notNull().default(''),
    targetUrl: text('target_url').notNull().default(''),
    extSource: text('ext_source').notNull().default(''),
    priorityName: text('priority_name').notNull(),
    workEffortTypeId: text('work_effort_type_id').notNull(),
    /** What other clients tell: the lead that this one belongs to, what it is about, who of the staff should take it. */
    parentId: text('parent_id').notNull().default(''),
    targetId: text('target_id').notNull().default(''),
    ownerId: text('owner_id').notNull().default(''),
    forms: jsonb('forms').$type<readonly FormAnswer[]>().notNull().default([]),
    /** 1: accepted. */
    status: integer('status').notNull().default(1),
    stage: text('stage').$type<LeadStage>().notNull().default('new'),
    /** Name of the member of the staff who takes care of it; '' for nobody. */
    takenBy: text('taken_by').notNull().default(''),
    /** 2027-01-31 in Vietnam. */
    nextCallOn: text('next_call_on'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('opportunities_created').on(table.createdAt)],
);

/** What members wrote about a lead, and the mails that they sent. */
export const opportunityNotes = pgTable(
  'opportunity_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    opportunityId: text('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'note' | 'mail'>().notNull(),
    text: text('text').notNull(),
    /** Name of the member. */
    by: text('by').notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [index('opportunity_notes_of').on(table.opportunityId, table.id)],
);

export type OpportunityRow = typeof opportunities.$inferSelect;
