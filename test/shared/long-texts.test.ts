import { describe, expect, test } from 'vitest';
import { cleanEmail } from '#core/shared/text/email-address.ts';
import { normaliseOrderNumber, orderNumbersIn } from '#core/shared/text/order-number.ts';
import { endOfPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { costRatio } from '#test/kit/cost-ratio.ts';
import { inTurn } from '#test/kit/test-size.ts';

/** As long as a body of the backend may be, and a part of it: by the square it would cost 256 times as much. */
const LENGTH = 240_000;
const SHORTER = 16;
const MOST = 6 * SHORTER;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  normaliseOrderNumber,
  orderNumbersIn,
  normalisePhone,
  endOfPhone,
  normaliseUsername,
  cleanEmail,
};

const parts = ['-', '(', ';', ' ', '.', '1', 'a', 'sđt ', '(+84) ', 'DH-', '2026', '@', '?', 'mailto:', '<'];

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(inTurn(parts, 4))('V15.2.2 costs no more than the size of a text, here of many “%s”', async (part) => {
    const readAll = (length: number) => () => {
      const text = part.repeat(length / part.length);
      for (const each of [text, `${text}x`, `x${text}`]) read(each);
    };
    const ratio = await costRatio({ plain: readAll(LENGTH / SHORTER), worst: readAll(LENGTH) });
    expect(ratio).toBeLessThan(MOST);
  });
});
