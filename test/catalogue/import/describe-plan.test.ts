import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describePlan, SHOWN_ROWS } from '#backend/catalogue/import/describe-plan.ts';
import type { Change, ItemKind } from '#backend/catalogue/import/plan.ts';
import { sheetNames } from '#backend/catalogue/import/rows.ts';
import { bySize } from '#test/kit/test-size.ts';

const kinds: readonly ItemKind[] = ['line', 'product', 'option', 'extension'];
const effects: readonly Change['effect'][] = ['added', 'changed', 'conflict'];

const change = (kind: ItemKind, effect: Change['effect'], at: number): Change => ({
  kind,
  effect,
  key: `${effect}-${at}`,
  fields: [
    { field: 'title', before: effect === 'added' ? null : 'Trước', after: 'Sau' },
    { field: 'price 12', before: effect === 'added' ? null : 100_000, after: 90_000 },
  ],
});
const refusal = (sheet: (typeof sheetNames)[number], row: number) => ({
  sheet,
  row,
  column: 'price',
  id: null,
  reason: 'không phải số tiền',
});
const many = <Value>(count: number, of: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => of(at));
const planOf = (changes: readonly Change[], refusals: readonly ReturnType<typeof refusal>[] = []) => ({
  items: [],
  changes,
  refusals,
});
const wish = { apply: false, overwrite: false, verbose: false };

test('a first import of 200 products says how many rows of each sheet, and shows ten', () => {
  const said = describePlan(
    planOf([...many(200, (at) => change('product', 'added', at)), change('line', 'added', 0)], [refusal('prices', 7)]),
    wish,
  ).split('\n');
  expect(said).toEqual([
    '+ line added-0',
    ...many(10, (at) => `+ product added-${at}`),
    '… and 190 more of products added',
    '✘ prices row 7, column price: không phải số tiền',
    'lines: 1 added',
    'products: 200 added',
    'prices: 1 refused',
    'Planned: 201 added, 0 changed, 0 in conflict, 1 refused.',
    '--verbose lists every row with its fields.',
    'Nothing is written; --apply writes it.',
  ]);
});

test('what changes is shown field by field, and so is everything with --verbose', () => {
  expect(describePlan(planOf([change('product', 'changed', 0)]), wish)).toContain(
    '~ product changed-0\n    title: "Trước" → "Sau"\n    price 12: 100.000đ → 90.000đ\nproducts: 1 changed\n',
  );
  expect(describePlan(planOf([change('product', 'added', 0)]), { ...wish, verbose: true })).toContain(
    '+ product added-0\n    title: nothing → "Sau"\n',
  );
});

test('one row more than is shown is told', () => {
  const refusals = many(11, (at) => refusal('prices', at + 1));
  const said = describePlan(planOf([], refusals), wish);
  expect(said).toContain('… and 1 more of what is refused\n');
  expect(said).toContain('--verbose lists every row');
  expect(describePlan(planOf([], refusals.slice(1)), wish)).not.toContain('--verbose');
});

test('a plan that changes nothing counts no sheet', () => {
  expect(describePlan(planOf([]), wish)).toBe(
    'Planned: 0 added, 0 changed, 0 in conflict, 0 refused.\nNothing is written; --apply writes it.',
  );
});

const anyPlan = fc.record({
  changes: fc.array(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...effects)), { maxLength: 120 }),
  refusals: fc.array(fc.constantFrom(...sheetNames), { maxLength: 60 }),
});

test('whatever the plan, each sheet has its counts, few rows are shown, and --verbose shows all', () => {
  fc.assert(
    fc.property(anyPlan, ({ changes: drawn, refusals: sheets }) => {
      const changes = drawn.map(([kind, effect], at) => change(kind, effect, at));
      const refusals = sheets.map(refusal);
      const short = describePlan(planOf(changes, refusals), wish);
      const whole = describePlan(planOf(changes, refusals), { ...wish, verbose: true });
      const rowsOf = (said: string) => said.match(/^[+~!✘] /gm)?.length ?? 0;
      expect(rowsOf(whole)).toBe(changes.length + refusals.length);
      expect(rowsOf(short)).toBeLessThanOrEqual(SHOWN_ROWS * (kinds.length * effects.length + 1));
      const hidden = [...short.matchAll(/^… and (\d+) more/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(rowsOf(short) + hidden).toBe(changes.length + refusals.length);
      for (const sheet of sheetNames) {
        const refused = refusals.filter((each) => each.sheet === sheet).length;
        expect(short.includes(`\n${sheet}: `) || short.startsWith(`${sheet}: `)).toBe(
          refused > 0 || changes.some(({ kind }) => `${kind}s` === sheet),
        );
      }
    }),
    { numRuns: bySize({ everyday: 100, whole: 500, nightly: 3_000 }) },
  );
});
