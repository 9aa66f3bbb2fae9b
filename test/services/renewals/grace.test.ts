import { expect, test } from 'vitest';
import terms from '#contracts/seed/pages/dieu-khoan-dich-vu.json' with { type: 'json' };
import { graceDaysOf } from '#core/ending-rules/grace.ts';
import { type ServiceKind, serviceKinds } from '#core/shared/goods/service-kind.ts';

/** Product lines as the table of the terms names them. */
const kindsByLine: Readonly<Record<string, readonly ServiceKind[]>> = {
  'Cloud Server, GPU Cloud Desktop': ['machine'],
  'Web Hosting, Mail Server': ['site', 'mail'],
  'Máy chủ riêng, bare metal': ['rack'],
  'Cloud Backup, Object Storage': ['backup', 'storage'],
};

test('SVC-01 the terms of service state the days that the shop counts, line by line', () => {
  const rows = terms.sections
    .flatMap(({ body }) => body)
    .flatMap((line) => [...line.matchAll(/^\| (.+?) \| (\d+) ngày \| (\d+) ngày \|$/g)]);
  expect(rows.map(([, line]) => line).toSorted()).toEqual(Object.keys(kindsByLine).toSorted());
  for (const [, line = '', renewable, kept] of rows)
    for (const kind of kindsByLine[line] ?? [])
      expect([line, graceDaysOf({ kind, name: '' })]).toEqual([
        line,
        { renewable: Number(renewable), kept: Number(kept) },
      ]);
});

test('SVC-01 every service can be renewed for some days, and keeps its data at least as long', () => {
  for (const kind of serviceKinds)
    for (const name of ['may.vn', 'may.com']) {
      const { renewable, kept } = graceDaysOf({ kind, name });
      expect(renewable).toBeGreaterThan(0);
      expect(kept).toBeGreaterThanOrEqual(renewable);
    }
});
