import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readCell, writeCell } from '#backend/catalogue/import/read-cell.ts';
import { isFormula } from '#contracts/csv.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';

const text = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', "'", "''", ''), fc.string({ maxLength: 20 }))
  .map(([begin, rest]) => cleanTyped(begin + rest));

test('V1.2.10 no cell of an export is read as a formula, and the import reads the same text', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const written = writeCell(typed);
      expect(typeof written === 'string' && isFormula(written)).toBe(false);
      if (typed !== '') expect(readCell(z.string(), written)).toEqual({ value: typed });
    }),
  );
});
