import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { seedColleges } from '#contracts/seed/content/colleges.ts';
import { colleges } from './schema.ts';

/** Sorted by name; empty for an unknown province. [GQL-08, ACC-09] */
export const listColleges = async (db: Database, provinceId: string) => {
  const found = await db.select().from(colleges).where(eq(colleges.provinceId, provinceId));
  // Sorted here, because the database's sort order depends on its locale.
  return found.toSorted((a, b) => a.name.localeCompare(b.name, 'vi'));
};

export const seedCustomers = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(colleges)
    .values([...seedColleges])
    .onConflictDoUpdate({
      target: colleges.id,
      set: { name: sql`excluded.name`, provinceId: sql`excluded.province_id` },
    });
};
