import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadlineSql } from '#backend/cloud-services/set-up/deadline-sql.ts';
import { productLines } from '#contracts/seed/categories.ts';
import { handoverDeadline } from '#core/service-rules/handover-deadline.ts';
import { lineHandovers } from '#core/shared/goods/own-line.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const anyPaid = fc.record({
  category: fc.constantFrom(...productLines, 'vpn'),
  description: fc.constantFrom('', 'tiem.vn', 'TIEM.COM.VN', 'tiem.com'),
  isTransfer: fc.boolean(),
  written: fc.constantFrom(null, ...lineHandovers),
  paidAt: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }),
});

test('the database sorts what waits by the deadline that the shop promised, on every day of the week', async () => {
  const { db } = office.backend.deps;
  await fc.assert(
    fc.asyncProperty(fc.array(anyPaid, { minLength: 30, maxLength: 60 }), async (all) => {
      const deadlines = all.map((each) =>
        deadlineSql({
          category: sql`${each.category}::text`,
          description: sql`${each.description}::text`,
          isTransfer: sql`${each.isTransfer}::boolean`,
          written: sql`${each.written}::text`,
          paidAt: sql`${each.paidAt}::bigint`,
        }),
      );
      for (const [at, each] of deadlines.entries()) {
        const paid = all[at];
        if (paid === undefined) continue;
        const { rows } = await db.execute<{ at: string }>(sql`select ${each} as at`);
        expect(Number(rows[0]?.at)).toBe(handoverDeadline(paid, paid.paidAt, paid.written));
      }
    }),
    { numRuns: 5 },
  );
});
