import { describe, expect, test } from 'vitest';
import { cleanEmail } from '#core/shared/text/email-address.ts';
import { normaliseOrderNumber, orderNumbersIn } from '#core/shared/text/order-number.ts';
import { endOfPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';

/** Of processor time, for a text as long as a body of the backend may be; by its square it would be half a minute. */
const MOST_MICROSECONDS = 2_000_000;
const LENGTH = 120_000;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  normaliseOrderNumber,
  orderNumbersIn,
  normalisePhone,
  endOfPhone,
  normaliseUsername,
  cleanEmail,
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(['-', '(', ';', ' ', '.', '1', 'a', 'sđt ', '(+84) ', 'DH-', '2026', '@', '?', 'mailto:', '<'])(
    'V15.2.2 costs no more than the size of a text, here of many “%s”',
    (part) => {
      const text = part.repeat(LENGTH / part.length);
      const before = process.cpuUsage();
      for (const each of [text, `${text}x`, `x${text}`]) read(each);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(MOST_MICROSECONDS);
    },
  );
});
