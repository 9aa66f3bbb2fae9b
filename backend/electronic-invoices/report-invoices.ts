import { and, asc, eq, gte, inArray, isNull, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { loadInvoice } from '#backend/payments/invoices/read-invoices.ts';
import { invoiceReports, type ReportRow } from '#backend/payments/invoices/report-schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { DAY_MS, MINUTE_MS } from '#core/shared/durations.ts';
import { type EInvoiceProvider, NotYet, type Receipt, Refused } from './provider.ts';
import { eInvoiceProviders } from './registry.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'environment' | 'log'>;

/** Longer than any try. */
const LEASE_MS = MINUTE_MS;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;
/** About two days. */
export const MAX_TRIES = 16;
/** Older invoices are sent by hand: whoever connects a system does not send it years. */
const REPORTED_DAYS = 30;

/** The provider that the settings choose. */
export const eInvoiceProvider = ({ environment: { electronic } }: Pick<Deps, 'environment'>): EInvoiceProvider =>
  eInvoiceProviders[electronic.provider](electronic);

/** A minute, doubled with each try, at most six hours. */
const retryAt = (tries: number, now: number): number =>
  now + Math.min(MINUTE_MS * 2 ** Math.min(tries - 1, 20), MAX_DELAY_MS);

const addNewInvoices = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now();
  const fresh = await db
    .select({ invoiceId: invoices.id })
    .from(invoices)
    .leftJoin(invoiceReports, eq(invoiceReports.invoiceId, invoices.id))
    .where(and(isNull(invoiceReports.invoiceId), gte(invoices.issuedAt, now - REPORTED_DAYS * DAY_MS)))
    .orderBy(asc(invoices.issuedAt))
    .limit(500);
  if (fresh.length > 0)
    await db
      .insert(invoiceReports)
      .values(fresh.map((row) => ({ ...row, nextTryAt: now })))
      .onConflictDoNothing();
};

/** Postpones the oldest due invoice under its row lock. One that lowers or replaces another waits until that one was sent. */
const claimNext = async ({ db, clock }: Deps): Promise<ReportRow | undefined> => {
  const now = clock.now();
  const first = alias(invoiceReports, 'first');
  const due = db
    .select({ id: invoiceReports.invoiceId })
    .from(invoiceReports)
    .innerJoin(invoices, eq(invoices.id, invoiceReports.invoiceId))
    .where(
      and(
        eq(invoiceReports.state, 'waiting'),
        lte(invoiceReports.nextTryAt, now),
        notExists(
          db
            .select({ id: first.invoiceId })
            .from(first)
            .where(
              and(
                or(eq(first.invoiceId, invoices.adjusts), eq(first.invoiceId, invoices.replaces)),
                inArray(first.state, ['waiting', 'failed']),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
    .limit(1)
    .for('update', { of: invoiceReports, skipLocked: true });
  const [taken] = await db
    .update(invoiceReports)
    .set({ nextTryAt: now + LEASE_MS })
    .where(inArray(invoiceReports.invoiceId, due))
    .returning();
  return taken;
};

/** Never what was sent. */
const reasonOf = (error: unknown): string =>
  error instanceof NotYet || error instanceof Refused ? error.message : 'not reached';

const recordFailure = async ({ db, clock, log }: Deps, row: ReportRow, error: unknown): Promise<void> => {
  const tries = row.tries + 1;
  const isOver = error instanceof Refused || tries >= MAX_TRIES;
  log[isOver ? 'error' : 'warn']({ invoiceId: row.invoiceId, tries, reason: reasonOf(error) }, 'invoice not reported');
  await db
    .update(invoiceReports)
    .set({
      tries,
      error: reasonOf(error),
      ...(isOver ? { state: 'failed' as const } : { nextTryAt: retryAt(tries, clock.now()) }),
    })
    .where(and(eq(invoiceReports.invoiceId, row.invoiceId), eq(invoiceReports.state, 'waiting')));
};

const recordReceipt = async ({ db, clock }: Deps, row: ReportRow, receipt: Receipt): Promise<void> => {
  await db
    .update(invoiceReports)
    .set({ ...receipt, state: 'sent', tries: row.tries + 1, error: '', sentAt: clock.now() })
    .where(and(eq(invoiceReports.invoiceId, row.invoiceId), eq(invoiceReports.state, 'waiting')));
};

/**
 * Sends every invoice that is due to the firm's own system: at least once, always under the same key, and what it answers
 * is recorded once. Any number of backends may run it. Does nothing where no provider takes reports.
 */
export const reportInvoices = async (deps: Deps): Promise<void> => {
  const { report } = eInvoiceProvider(deps);
  if (report === null) return;
  await addNewInvoices(deps);
  for (let row = await claimNext(deps); row; row = await claimNext(deps)) {
    try {
      const invoice = await loadInvoice(deps, row.invoiceId);
      await recordReceipt(deps, row, await report(invoice, { key: row.invoiceId, now: deps.clock.now() }));
    } catch (error) {
      await recordFailure(deps, row, error);
    }
  }
};

export const reportingJob: Job<Deps> = { name: 'electronic invoices', period: 10_000, run: reportInvoices };

/** Sends an invoice at the next turn, also one that was given up or never sent; one that was sent stays as it is. Throws NOT_FOUND. */
export const reportAgain = async ({ clock }: Pick<Deps, 'clock'>, tx: Transaction, id: string): Promise<void> => {
  const [invoice] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw notFound('invoice');
  const again = { state: 'waiting', tries: 0, nextTryAt: clock.now(), error: '' } as const;
  await tx
    .insert(invoiceReports)
    .values({ invoiceId: id, ...again })
    .onConflictDoUpdate({
      target: invoiceReports.invoiceId,
      set: again,
      setWhere: inArray(invoiceReports.state, ['waiting', 'failed']),
    });
};
