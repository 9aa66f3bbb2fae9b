import fc from 'fast-check';
import { expect } from 'vitest';
import type { MailChoices } from '#core/account/mail-choices.port.ts';
import { type MailDecisions, optionalMailNames, optionalMails } from '#core/account-rules/optional-mails.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { unwrap } from '#test/payment/payment-subject.ts';

export type MailChoicesSubject = {
  /** Of a new customer with a verified address. */
  readonly customer: () => Promise<MailChoices>;
  readonly guest: () => Promise<MailChoices>;
  readonly newIdempotencyKey: () => IdempotencyKey;
};

const AGREED = 'Tôi đồng ý nhận bản tin.';
const anyDecisions: fc.Arbitrary<MailDecisions> = fc.record(
  {
    'reminder-email': fc.boolean(),
    'reminder-sms': fc.boolean(),
    'stock-alert-email': fc.boolean(),
    'newsletter-email': fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Laws of every MailChoices. */
export const mailChoicesLaws: readonly Law<MailChoicesSubject>[] = [
  {
    name: 'a new customer gets what is usual, and no news without consent',
    check: async (open) => {
      const loaded = unwrap(await (await (await open()).customer()).load());
      expect(loaded['reminder-email']).toBe(true);
      expect(loaded['newsletter-email']).toBe(false);
      for (const name of optionalMailNames)
        if (loaded[name] !== undefined) expect(loaded[name]).toBe(optionalMails[name].isUsual);
    },
  },
  {
    name: 'what is decided last holds, what was not decided stays, for each choice by itself',
    check: async (open) => {
      const subject = await open();
      const customer = await subject.customer();
      const start = unwrap(await customer.load());
      await fc.assert(
        fc.asyncProperty(fc.array(anyDecisions, { minLength: 1, maxLength: 4 }), async (series) => {
          let expected = unwrap(await customer.load());
          for (const decisions of series) {
            unwrap(await customer.save(decisions, AGREED, subject.newIdempotencyKey()));
            expected = Object.fromEntries(
              optionalMailNames
                .filter((name) => start[name] !== undefined)
                .map((name) => [name, decisions[name] ?? expected[name]]),
            );
            expect(unwrap(await customer.load())).toEqual(expected);
          }
        }),
        { numRuns: 10, examples: [[[{}]]] },
      );
    },
  },
  {
    name: "one customer's decisions are not another's",
    check: async (open) => {
      const subject = await open();
      const [one, other] = [await subject.customer(), await subject.customer()];
      const before = unwrap(await other.load());
      const all = { 'reminder-email': false, 'stock-alert-email': false, 'newsletter-email': true };
      unwrap(await one.save(all, AGREED, subject.newIdempotencyKey()));
      expect(unwrap(await other.load())).toEqual(before);
    },
  },
  {
    name: 'a repeated save with one idempotency key does not undo what was decided after it',
    check: async (open) => {
      const subject = await open();
      const customer = await subject.customer();
      const key = subject.newIdempotencyKey();
      unwrap(await customer.save({ 'reminder-email': false }, AGREED, key));
      unwrap(await customer.save({ 'reminder-email': true }, AGREED, subject.newIdempotencyKey()));
      unwrap(await customer.save({ 'reminder-email': false }, AGREED, key));
      expect(unwrap(await customer.load())['reminder-email']).toBe(true);
    },
  },
  {
    name: 'a guest neither reads nor saves choices',
    check: async (open) => {
      const subject = await open();
      const guest = await subject.guest();
      for (const answer of [await guest.load(), await guest.save({}, AGREED, subject.newIdempotencyKey())])
        expect(answer).toEqual({ ok: false, failure: { kind: 'denied' } });
    },
  },
];

export const mailChoicesContract = (name: string, open: () => Promise<MailChoicesSubject>): void =>
  describeLaws(`${name} keeps the MailChoices contract`, mailChoicesLaws, open);
