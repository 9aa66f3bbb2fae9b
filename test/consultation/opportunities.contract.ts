import { expect } from 'vitest';
import type { Opportunities, Opportunity } from '#core/consultation/opportunities.port.ts';
import { DAY_MS, HOUR_MS } from '#core/shared/durations.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

export type OpportunitiesSubject = {
  /** The CRM port of a new guest, and of a customer. */
  readonly guest: () => Promise<Opportunities>;
  readonly customer: () => Promise<Opportunities>;
  readonly tokenless: Opportunities;
  /** An unused phone number, and an unused e-mail address. */
  readonly phone: () => string;
  readonly email: () => string;
  /** The leads that consultants see for a phone number, oldest first. */
  readonly leads: (phone: string) => Promise<readonly Opportunity[]>;
  /** Number of e-mails sent to an address. */
  readonly mails: (email: string) => Promise<number>;
  /** Confirms the subscription with the link in the newest e-mail. */
  readonly confirm: (email: string) => Promise<void>;
  readonly newIdempotencyKey: () => IdempotencyKey;
  readonly pass: (milliseconds: number) => Promise<void>;
};

export const aLead: Opportunity = {
  name: 'Tư vấn: Cloud Server SSD 4',
  description: 'Cần máy chủ cho cửa hàng.\n\nThời hạn: 12 tháng\nSố lượng: 2',
  referName: 'Nguyễn Văn An',
  referEmail: 'an@congty.vn',
  referPhone: '0912345678',
  targetUrl: 'https://shop.example/san-pham/cloud-server-ssd-4?time=12&count=2',
  extSource: 'website',
  priorityName: 'MEDIUM',
  workEffortTypeId: '1002',
};
const AGREED = 'Tôi đồng ý nhận bản tin.';
const MAX_REVIEWS_PER_HOUR = 20;

const taken = ok({ status: 1 });
const done = ok(null);
const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });
const denied = { ok: false, failure: { kind: 'denied' } };
/** Guests and customers get the same behaviour, so a law sends as both. */
const eitherOf = async ({ guest, customer }: OpportunitiesSubject) => [await guest(), await customer()];

/** Laws of every Opportunities adapter. */
export const opportunitiesLaws: readonly Law<OpportunitiesSubject>[] = [
  {
    name: 'CNS-07 a lead of a guest or a customer is accepted with status 1 and stored completely',
    check: async (open) => {
      const subject = await open();
      for (const sender of await eitherOf(subject)) {
        const lead = { ...aLead, referPhone: subject.phone() };
        expect(await sender.add(lead, subject.newIdempotencyKey())).toEqual(taken);
        expect(await subject.leads(lead.referPhone)).toEqual([lead]);
      }
    },
  },
  {
    name: 'CNS-07 the e-mail may be empty',
    check: async (open) => {
      const subject = await open();
      const lead = { ...aLead, referEmail: '', referPhone: subject.phone() };
      expect(await (await subject.guest()).add(lead, subject.newIdempotencyKey())).toEqual(taken);
      expect(await subject.leads(lead.referPhone)).toEqual([lead]);
    },
  },
  {
    name: 'CNS-08 one idempotency key creates one lead, however often and however concurrently it is sent',
    check: async (open) => {
      const subject = await open();
      const [guest, idempotencyKey] = [await subject.guest(), subject.newIdempotencyKey()];
      const lead = { ...aLead, referPhone: subject.phone() };
      const answers = await Promise.all([1, 2, 3].map(() => guest.add(lead, idempotencyKey)));
      for (const answer of answers) expect(answer).toEqual(taken);
      expect(await guest.add(lead, idempotencyKey)).toEqual(taken);
      expect(await subject.leads(lead.referPhone)).toHaveLength(1);
    },
  },
  {
    name: 'CNS-08 another idempotency key creates another lead',
    check: async (open) => {
      const subject = await open();
      const guest = await subject.guest();
      const lead = { ...aLead, referPhone: subject.phone() };
      for (const _ of [1, 2]) expect(await guest.add(lead, subject.newIdempotencyKey())).toEqual(taken);
      expect(await subject.leads(lead.referPhone)).toHaveLength(2);
    },
  },
  {
    name: 'CNS-08 an idempotency key that is reused for another request is rejected',
    check: async (open) => {
      const subject = await open();
      const [guest, idempotencyKey] = [await subject.guest(), subject.newIdempotencyKey()];
      const lead = { ...aLead, referPhone: subject.phone() };
      expect(await guest.add(lead, idempotencyKey)).toEqual(taken);
      expect(await guest.add({ ...lead, description: 'Khác' }, idempotencyKey)).toMatchObject(
        refused('idempotency-key-reused'),
      );
      expect(await subject.leads(lead.referPhone)).toEqual([lead]);
    },
  },
  {
    name: 'CNS-02 CNS-07 a lead with invalid contact data, empty or oversized text or an invalid URL is rejected and not stored',
    check: async (open) => {
      const subject = await open();
      const guest = await subject.guest();
      const phone = subject.phone();
      const wrong: readonly Partial<Opportunity>[] = [
        { referName: ' ' },
        { referPhone: '12345' },
        { referEmail: 'an@' },
        { description: '' },
        { name: '' },
        { targetUrl: 'javascript:alert(1)' },
        { description: 'x'.repeat(20_000) },
      ];
      for (const change of wrong)
        expect([
          change,
          await guest.add({ ...aLead, referPhone: phone, ...change }, subject.newIdempotencyKey()),
        ]).toMatchObject([change, refused('bad-input')]);
      expect(await subject.leads(phone)).toEqual([]);
    },
  },
  {
    name: 'CNS-07 a lead or subscription without a token is denied',
    check: async (open) => {
      const subject = await open();
      const lead = { ...aLead, referPhone: subject.phone() };
      expect(await subject.tokenless.add(lead, subject.newIdempotencyKey())).toEqual(denied);
      expect(await subject.tokenless.subscribe(subject.email(), AGREED, subject.newIdempotencyKey())).toEqual(denied);
      expect(await subject.leads(lead.referPhone)).toEqual([]);
    },
  },
  {
    name: 'CNS-07 a visitor can send twenty requests an hour; the next one is rejected with a retry time',
    check: async (open) => {
      const subject = await open();
      const guest = await subject.guest();
      const lead = { ...aLead, referPhone: subject.phone() };
      for (let sent = 0; sent < MAX_REVIEWS_PER_HOUR; sent++)
        expect(await guest.add(lead, subject.newIdempotencyKey())).toEqual(taken);
      expect(await guest.add(lead, subject.newIdempotencyKey())).toMatchObject({
        ok: false,
        failure: { code: 'too-many-tries', detail: { retryAfter: expect.any(Number) } },
      });
      await subject.pass(HOUR_MS);
      expect(await guest.add(lead, subject.newIdempotencyKey())).toEqual(taken);
      expect(await subject.leads(lead.referPhone)).toHaveLength(MAX_REVIEWS_PER_HOUR + 1);
    },
  },
  {
    name: 'ROUTE-01 a subscription sends one e-mail per idempotency key',
    check: async (open) => {
      const subject = await open();
      const [guest, idempotencyKey, email] = [await subject.guest(), subject.newIdempotencyKey(), subject.email()];
      const answers = await Promise.all([1, 2, 3].map(() => guest.subscribe(email, AGREED, idempotencyKey)));
      for (const answer of answers) expect(answer).toEqual(done);
      expect(await subject.mails(email)).toBe(1);
      expect(await guest.subscribe(email.toUpperCase(), AGREED, subject.newIdempotencyKey())).toEqual(done);
      expect(await subject.mails(email)).toBe(2);
    },
  },
  {
    name: 'ROUTE-01 an address gets at most three e-mails a day from any number of visitors, and the answer never changes',
    check: async (open) => {
      const subject = await open();
      const email = subject.email();
      const guests = await Promise.all([1, 2, 3, 4, 5].map(() => subject.guest()));
      const answers = await Promise.all(
        guests.map((guest) => guest.subscribe(email, AGREED, subject.newIdempotencyKey())),
      );
      for (const answer of answers) expect(answer).toEqual(done);
      expect(await subject.mails(email)).toBe(3);
      await subject.pass(DAY_MS);
      expect(await (await subject.guest()).subscribe(email, AGREED, subject.newIdempotencyKey())).toEqual(done);
      expect(await subject.mails(email)).toBe(4);
    },
  },
  {
    name: 'ROUTE-01 a confirmed address gets no further e-mail, and the answer does not reveal that it is known',
    check: async (open) => {
      const subject = await open();
      const [guest, email] = [await subject.guest(), subject.email()];
      expect(await guest.subscribe(email, AGREED, subject.newIdempotencyKey())).toEqual(done);
      await subject.confirm(email);
      expect(await guest.subscribe(email, AGREED, subject.newIdempotencyKey())).toEqual(done);
      expect(await subject.mails(email)).toBe(1);
    },
  },
  {
    name: 'ROUTE-01 an invalid address or an empty consent text is rejected',
    check: async (open) => {
      const subject = await open();
      const [guest, email] = [await subject.guest(), subject.email()];
      for (const [to, agreed] of [
        ['an@', AGREED],
        ['', AGREED],
        [email, ' '],
      ] as const)
        expect(await guest.subscribe(to, agreed, subject.newIdempotencyKey())).toMatchObject(refused('bad-input'));
      expect(await subject.mails(email)).toBe(0);
    },
  },
];

/** Runs the laws on one adapter. */
export const opportunitiesContract = (name: string, open: () => Promise<OpportunitiesSubject>): void =>
  describeLaws(`${name} keeps the Opportunities contract`, opportunitiesLaws, open);
