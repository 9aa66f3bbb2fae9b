import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '#backend/platform/database/database.ts';
import { projectPath } from '#backend/platform/project-path.ts';
import { adminVersion, seedProvinces, seedWards } from '#contracts/seed/places.ts';
import { oldWards, provinces, wards } from './schema.ts';

/** Old province → old district → old code → old name, then the new codes. */
const oldWardFile = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(z.string()))));

const readOldWardRows = () => {
  const file = oldWardFile.parse(JSON.parse(readFileSync(projectPath('contracts', 'seed', 'old-wards.json'), 'utf8')));
  return Object.entries(file).flatMap(([oldProvince, districts]) =>
    Object.entries(districts).flatMap(([oldDistrict, inside]) =>
      Object.entries(inside).flatMap(([oldCode, [oldName = '', ...newCodes]]) =>
        newCodes.map((newCode) => ({ oldCode, newCode, oldName, oldDistrict, oldProvince })),
      ),
    ),
  );
};

const insertInBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));

export const seedPlaces = async (tx: Transaction): Promise<void> => {
  const provinceRows = seedProvinces.map((each, position) => ({ ...each, adminVersion, position }));
  await tx
    .insert(provinces)
    .values(provinceRows)
    .onConflictDoUpdate({ target: provinces.code, set: { name: sql`excluded.name`, kind: sql`excluded.kind` } });
  const wardRows = seedProvinces.flatMap((province) =>
    seedWards(province.code).map((each) => ({ ...each, provinceCode: province.code, adminVersion })),
  );
  for (const part of insertInBatches(wardRows, 2_000))
    await tx
      .insert(wards)
      .values(part)
      .onConflictDoUpdate({ target: wards.code, set: { name: sql`excluded.name` } });
  for (const part of insertInBatches(readOldWardRows(), 2_000))
    await tx.insert(oldWards).values(part).onConflictDoNothing();
};
