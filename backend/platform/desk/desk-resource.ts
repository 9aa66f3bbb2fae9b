import type * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inVietnamese } from '#backend/platform/in-vietnamese.ts';
import type { StaffChange, StaffMember, StaffRoute } from '#backend/platform/staff-route.ts';
import type { DeskColumn } from '#contracts/desk/columns/desk-column.ts';
import type { DeskTable } from './desk-table.ts';

export type DeskRecord = { readonly id: string };

/** What a list is asked for, with names that the resource knows. */
export type DeskQuery = {
  readonly words: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
};

export type DeskPage<Row extends DeskRecord = DeskRecord> = {
  readonly rows: readonly Row[];
  readonly total: number;
};

/** What a member sent, beside the fields of the form. */
export type DeskOrder = {
  /** Of the record; '' for a new one. */
  readonly id: string;
  readonly member: StaffMember;
};

/** The change for the staff log, and the id of the record that was changed or made. */
export type DeskOutcome = StaffChange & {
  readonly id: string;
  /** Runs once the transaction is committed, such as what tells the hosts. Never fails. */
  readonly afterwards?: () => Promise<void>;
  /** Told once with the answer and nowhere kept, such as a link. */
  readonly shown?: object;
  /** Đồng that the shop gives up or takes for paid; above the shop's limit a second member approves it. */
  readonly amount?: number;
};

/** The right that is needed, or `staff`: every member. */
export type DeskAudience = Exclude<StaffRoute['audience'], 'everyone'>;

export type DeskCommand = {
  readonly right: DeskAudience;
  /** Largest form in bytes; 1 MB unless given. */
  readonly formBytes?: number;
  /** As of a route: the member must have typed a code of the authenticator app in so many minutes. */
  readonly confirmedWithinMinutes?: 10 | 60;
  /** Names of the form's fields. A record that changed in one of them since the member opened it is not overwritten. */
  readonly fields: readonly string[];
  /** Runs in the transaction of its row of the staff log. Throws ServiceFailure, FieldRefusal. */
  readonly run: (tx: Transaction, typed: unknown, order: DeskOrder) => Promise<DeskOutcome>;
};

/** What a form would make. `run` may write, and its transaction is never committed. Throws as a command. */
export type DeskTrial = {
  readonly right: DeskAudience;
  readonly run: (tx: Transaction, typed: unknown, order: DeskOrder) => Promise<object>;
};

/**
 * A kind of record of the owner's desk. Addresses, checks of rights, the staff log and what pages offer derive from it.
 */
export type DeskResource = {
  /** In addresses and for the desk's pages. */
  readonly name: string;
  readonly reader: DeskAudience;
  /** Names that its list sorts by; the first one unless another is asked for. */
  readonly sorts: readonly [string, ...string[]];
  /** Names that its list filters by. */
  readonly filters: readonly string[];
  /** A Vietnamese sentence about what the shop lacks before it can sell; null for nothing. */
  readonly findLack?: () => Promise<string | null>;
  /** Of the list and its files, by field of a row. */
  readonly columns: Readonly<Record<string, DeskColumn<DeskRecord>>>;
  /** `member`: whose records these are, where members see their own. */
  readonly list: (query: DeskQuery, member: StaffMember) => Promise<DeskPage>;
  /** Null for an unknown id. */
  readonly read: (db: Database | Transaction, id: string, member: StaffMember) => Promise<DeskRecord | null>;
  /** What of a record is shown on demand only, such as a bank account: each view is logged. Null for an unknown id. */
  readonly parts?: Readonly<
    Record<
      string,
      Pick<DeskCommand, 'confirmedWithinMinutes'> & {
        /** That of the resource unless given. */
        readonly reader?: DeskAudience;
        readonly read: (id: string, member: StaffMember) => Promise<object | null>;
      }
    >
  >;
  /** A record as a file for a spreadsheet; null for an unknown id. */
  readonly table?: (id: string) => Promise<DeskTable | null>;
  readonly create?: DeskCommand;
  /** What a new record would be, told before it is made. */
  readonly trial?: DeskTrial;
  readonly update?: DeskCommand;
  readonly actions?: Readonly<Record<string, DeskCommand>>;
};

/** What a member asked for that another one has to approve. */
export type HeldCommand = {
  readonly resource: string;
  readonly action: string;
  readonly typed: unknown;
  readonly order: DeskOrder;
  readonly amount: number;
  /** What it would change. */
  readonly change: StaffChange;
};

/** Money above a limit takes a second person, also when it is moved in parts. */
export type SecondPerson = {
  /** Đồng; 0: one member is enough for any amount. */
  readonly limit: number;
  /** Đồng that this member moved of this record within a day, each time below the limit. */
  readonly movedBefore: (tx: Transaction, asked: Pick<HeldCommand, 'resource' | 'order'>) => Promise<number>;
  /** Keeps a command until somebody decides. Throws ActionRefusal while the same one waits. */
  readonly hold: (tx: Transaction, held: HeldCommand) => Promise<StaffChange>;
};

/** Fields that were refused, each with a Vietnamese sentence. Rolls back the transaction. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly errors: Readonly<Record<string, string>>;
  constructor(errors: Readonly<Record<string, string>>) {
    super('Fields were refused');
    this.errors = errors;
  }
}

/** A form in which the text at a path is empty, where it was null. */
const withEmptyText = (typed: unknown, [key, ...rest]: readonly PropertyKey[]): unknown => {
  if (key === undefined) return typed === null ? '' : typed;
  if (Array.isArray(typed)) return typed.map((each, at) => (at === key ? withEmptyText(each, rest) : each));
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, name === key ? withEmptyText(value, rest) : value]),
  );
};

/** What a member typed in this shape; react-admin sends null for a text that was cleared. Throws FieldRefusal. */
export const parseTyped = <Schema extends z.ZodObject>(schema: Schema, typed: unknown): z.output<Schema> => {
  const first = schema.safeParse(typed);
  const texts = first.error?.issues.filter((issue) => issue.code === 'invalid_type' && issue.expected === 'string');
  const cleared = (texts ?? []).reduce<unknown>((form, { path }) => withEmptyText(form, path), typed);
  const parsed = schema.safeParse(cleared, { error: inVietnamese });
  if (parsed.success) return parsed.data;
  throw new FieldRefusal(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])));
};

/** A trial with a form of this shape. Throws FieldRefusal for another shape. */
export const deskTrial = <Schema extends z.ZodObject>(
  right: DeskAudience,
  schema: Schema,
  run: (tx: Transaction, typed: z.output<Schema>, order: DeskOrder) => Promise<object>,
): DeskTrial => ({ right, run: (tx, typed, order) => run(tx, parseTyped(schema, typed), order) });

/** An action that was refused, with a Vietnamese sentence that says what to do. Rolls back the transaction. */
export class ActionRefusal extends Error {
  override readonly name = 'ActionRefusal';
}

/** A command over a form of this shape. Throws FieldRefusal for another shape. */
export const deskCommand = <Schema extends z.ZodObject>(
  right: DeskAudience,
  schema: Schema,
  run: (tx: Transaction, typed: z.output<Schema>, order: DeskOrder) => Promise<DeskOutcome>,
  limits: Pick<DeskCommand, 'formBytes' | 'confirmedWithinMinutes'> = {},
): DeskCommand => ({
  right,
  ...limits,
  fields: Object.keys(schema.shape),
  run: (tx, typed, order) => run(tx, parseTyped(schema, typed), order),
});
