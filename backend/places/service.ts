import { asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { oldWards, provinces, wards } from './schema.ts';

/** Provinces by code. [SDK-06] */
export const allProvinces = (db: Database) => db.select().from(provinces).orderBy(asc(provinces.position));

const wardFields = {
  id: wards.code,
  name: wards.name,
  provinceId: wards.provinceCode,
  provinceName: provinces.name,
  adminVersion: wards.adminVersion,
};

/** Wards of a province by code; none for a province that does not exist. [SDK-06] */
export const wardsOf = (db: Database, province: string) =>
  db
    .select(wardFields)
    .from(wards)
    .innerJoin(provinces, eq(provinces.code, wards.provinceCode))
    .where(eq(wards.provinceCode, province))
    .orderBy(asc(wards.code));

/** Wards that an old ward became: several where it was divided and the customer has to choose. */
export const wardsOfOldWard = (db: Database, oldCode: string) =>
  db
    .select(wardFields)
    .from(oldWards)
    .innerJoin(wards, eq(wards.code, oldWards.newCode))
    .innerJoin(provinces, eq(provinces.code, wards.provinceCode))
    .where(eq(oldWards.oldCode, oldCode))
    .orderBy(asc(wards.code));
