import { asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { oldWards, provinces, wards } from './schema.ts';

/** [SDK-06] */
export const listProvinces = (db: Database) => db.select().from(provinces).orderBy(asc(provinces.position));

const wardFields = {
  id: wards.code,
  name: wards.name,
  provinceId: wards.provinceCode,
  provinceName: provinces.name,
  adminVersion: wards.adminVersion,
};

/** By code; empty for an unknown province. [SDK-06] */
export const listWards = (db: Database, province: string) =>
  db
    .select(wardFields)
    .from(wards)
    .innerJoin(provinces, eq(provinces.code, wards.provinceCode))
    .where(eq(wards.provinceCode, province))
    .orderBy(asc(wards.code));

/** Several when the ward was divided and the customer must choose. */
export const listReplacingWards = (db: Database, oldCode: string) =>
  db
    .select(wardFields)
    .from(oldWards)
    .innerJoin(wards, eq(wards.code, oldWards.newCode))
    .innerJoin(provinces, eq(provinces.code, wards.provinceCode))
    .where(eq(oldWards.oldCode, oldCode))
    .orderBy(asc(wards.code));
