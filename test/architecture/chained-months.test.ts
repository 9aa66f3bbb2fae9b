import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './imports.ts';

/** They count from one day, and never from the end that they computed before. */
const countFromOneDay = [
  'src/core/shared/calendar.ts',
  'src/core/shared/paid-term.ts',
  'src/core/service-rules/instalments.ts',
  'backend/cloud-services/demo-orders.ts',
];

test('whatever ends some months later goes by src/core/shared/paid-term.ts, which keeps the day of the month', () => {
  const sources = ['src', 'backend', 'contracts'].flatMap(sourcesBelow);
  const adding = sources.filter((path) => /\baddMonths(ToTime)?\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(adding.toSorted()).toEqual(countFromOneDay.toSorted());
});
