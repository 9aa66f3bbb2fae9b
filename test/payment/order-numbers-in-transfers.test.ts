import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from '#backend/payments/transfers/list-transfers.ts';

const anyNumber = fc
  .tuple(fc.constantFrom('DH', 'SH', 'SEN', 'MAYX'), fc.stringMatching(/^20\d{6}\d{4,8}$/))
  .map((parts) => parts.join(''));

test('whatever a bank glues to it, the number of an order is found with any prefix', () =>
  fc.assert(
    fc.property(
      anyNumber,
      fc.constantFrom('', 'CK ', 'MBVCB.5582107734.', 'TT', 'thanh toan ', '020097042211281200'),
      fc.constantFrom('', '.CT tu 0123456789', ' GD 123', '-271126'),
      (number, before, after) => {
        for (const content of [before + number + after, (before + number + after).toLowerCase()])
          expect(numbersIn(content)).toContain(number);
      },
    ),
  ));

test.each(['', 'chuyen tien', 'DH2026', 'NAP 20261128', 'NT0000012345', `DH${'9'.repeat(30)}`])(
  '%j names no order',
  (content) => expect(numbersIn(content)).toEqual([]),
);
