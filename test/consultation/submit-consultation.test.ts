import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubmitConsultationCommand } from '#core/consultation/consultation.ts';
import type { Opportunity } from '#core/consultation/opportunities.port.ts';
import { ok } from '#core/shared/result.ts';
import {
  always,
  denied,
  faultAt,
  lostAnswer,
  lostRequest,
  rejected,
  unreachable,
  withFaults,
} from '#test/kit/backends/faults.ts';
import {
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  type ShopOptions,
} from '#test/kit/fakes/shop.ts';
import { aCommand, anyPerson, respellPerson } from './any-request.ts';

const SENT = { goTo: '/success', notice: 'consultation-sent', notify: null };
const TEN_MINUTES = 600_000;

const leadsOf = ({ world }: Pick<Shop, 'world'>): readonly Opportunity[] =>
  world.state.opportunities.map(({ opportunity }) => opportunity);
const send = (shop: Shop, change: Partial<SubmitConsultationCommand> = {}) =>
  shop.useCases.submitConsultation(aCommand(change));
/** The next request of the same browser. */
const next = ({ world, browser }: Shop, change?: ShopOptions['change']) =>
  openShop({ world, browser, ...(change && { change }) });
const withFault =
  (plan: Parameters<typeof withFaults>[1]): NonNullable<ShopOptions['change']> =>
  ({ opportunities }) => ({ opportunities: withFaults(opportunities, plan) });

describe('a consultation request', () => {
  test('CNS-03 CNS-07 creates one lead, stores a ticket and redirects to /success', async () => {
    const shop = openShop();
    expect(expectOk(await send(shop))).toEqual(SENT);
    expect(leadsOf(shop)).toEqual([
      {
        name: 'Tư vấn: yêu cầu chung',
        description: 'Website WooCommerce khoảng 5.000 lượt xem mỗi ngày.',
        referName: 'Nguyễn Văn An',
        referPhone: '0912345678',
        referEmail: 'an@congty.vn',
        targetUrl: 'http://localhost/dang-ky-tu-van',
        extSource: 'website',
        priorityName: 'MEDIUM',
        workEffortTypeId: '1002',
      },
    ]);
    expect(shop.browser.ticket).not.toBeNull();
    expect(shop.browser.ticket).not.toContain('0912345678');
  });

  test('CNS-02 VAL-03 VAL-04 VAL-05 every invalid field is reported, and nothing is sent', async () => {
    const shop = openShop();
    const fieldsOf = async (change: Partial<SubmitConsultationCommand>) => {
      const failure = expectFailure(await send(shop, change));
      return failure.kind === 'invalid-fields' ? failure.fields : failure;
    };
    expect(await fieldsOf({ name: ' ', phone: '', email: '', note: '\n' })).toEqual({
      name: 'required',
      phone: 'required',
      note: 'required',
    });
    for (const phone of ['091234567', '09123456789', 'không có', '+14155550123'])
      expect(await fieldsOf({ phone })).toEqual({ phone: 'phone' });
    expect(await fieldsOf({ email: 'an@congty' })).toEqual({ email: 'email' });
    expect(await fieldsOf({ name: 'x'.repeat(101), note: 'x'.repeat(2_001) })).toEqual({
      name: 'too-long',
      note: 'too-long',
    });
    expect(leadsOf(shop)).toEqual([]);
  });

  test('CNS-02 VAL-07 inputs are trimmed, +84 912.345.678 becomes 0912345678, and the e-mail may be empty', async () => {
    const shop = openShop();
    expectOk(
      await send(shop, { name: '  Nguyễn   Văn An ', phone: ' +84 912.345.678 ', email: ' ', note: ' Cần VPS \n' }),
    );
    expect(leadsOf(shop)).toMatchObject([
      { referName: 'Nguyễn Văn An', referPhone: '0912345678', referEmail: '', description: 'Cần VPS' },
    ]);
  });

  test('CNS-05 a second request of the same person within ten minutes returns success without a second lead, in any spelling of their data', () =>
    fc.assert(
      fc.asyncProperty(anyPerson, fc.nat(TEN_MINUTES - 1), async (person, later) => {
        const shop = openShop();
        expectOk(await send(shop, person));
        shop.world.state.now += later;
        expect(expectOk(await send(next(shop), { ...respellPerson(person), note: 'Lần hai' }))).toEqual(SENT);
        expect(leadsOf(shop)).toHaveLength(1);
      }),
      { numRuns: 40 },
    ));

  test('CNS-05 a request after ten minutes, or of another person, creates a lead', () =>
    fc.assert(
      fc.asyncProperty(anyPerson, anyPerson, async (person, other) => {
        fc.pre(person.phone !== other.phone);
        const shop = openShop();
        expectOk(await send(shop, person));
        expectOk(await send(next(shop), other));
        expect(leadsOf(shop)).toHaveLength(2);
        shop.world.state.now += TEN_MINUTES;
        expectOk(await send(next(shop), other));
        expect(leadsOf(shop)).toHaveLength(3);
      }),
      { numRuns: 25 },
    ));

  test('CNS-06 an unreadable ticket is deleted and the request is sent', async () => {
    for (const ticket of ['', 'không đọc được', '1.2', '%00', '{"name":"Nguyễn Văn An"}']) {
      const shop = openShop({ change: withFault(always(rejected('bad-input'), 'add')) });
      shop.browser.ticket = ticket;
      expect(kindOf(await send(shop))).toBe('consultation-failed');
      expect(shop.browser.ticket).toBeNull();
      shop.browser.ticket = ticket;
      expect(expectOk(await send(next(shop)))).toEqual(SENT);
      expect(leadsOf(shop)).toHaveLength(1);
    }
  });

  test('CNS-04 a status other than 1 is a refusal, and no ticket is stored', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: -5, max: 500 }), async (status) => {
        fc.pre(status !== 1);
        const shop = openShop({
          change: ({ opportunities }) => ({ opportunities: { ...opportunities, add: async () => ok({ status }) } }),
        });
        expect(kindOf(await send(shop))).toBe('consultation-refused');
        expect(shop.browser.ticket).toBeNull();
        expect(shop.logged()).toContain('Opportunity not taken');
      }),
      { numRuns: 20 },
    ));

  test('CNS-04 a failed call or a lost response is reported as failed, and no ticket is stored', async () => {
    for (const fault of [unreachable, lostRequest, lostAnswer, rejected('bad-input'), denied]) {
      const shop = openShop({ change: withFault(always(fault, 'add')) });
      expect(kindOf(await send(shop))).toBe('consultation-failed');
      expect(shop.browser.ticket).toBeNull();
      expect(shop.logged()).toContain('Failed to add opportunity');
    }
  });

  test('CNS-04 a request fails the same way when no anonymous token is available', async () => {
    const shop = openShop({
      change: ({ identity }) => ({ identity: withFaults(identity, always(unreachable, 'createAnonymousToken')) }),
    });
    expect(kindOf(await send(shop))).toBe('consultation-failed');
  });

  test('CNS-04 a visitor who sends too many requests gets the time of the next try', async () => {
    const shop = openShop({ change: withFault(always(rejected('too-many-tries', { retryAfter: 90 }), 'add')) });
    expect(expectFailure(await send(shop))).toEqual({ kind: 'too-many-tries', retryAfter: 90 });
  });

  test('CNS-04 V2.4.1 a visitor whose address is busy is asked for a proof of work, which the next request sends', async () => {
    const asked = openShop({ change: withFault(always(rejected('bot-check-needed'), 'add')) });
    expect(expectFailure(await send(asked))).toEqual({ kind: 'bot-check-needed' });
    const proofs: string[] = [];
    const shop = openShop({
      change: ({ botCheck }) => ({
        botCheck: {
          ...botCheck,
          verify: async (proof) => {
            proofs.push(proof);
            return botCheck.verify(proof);
          },
        },
      }),
    });
    expectOk(await send(shop, { proof: 'worked-out' }));
    expect(proofs).toEqual(['worked-out']);
  });

  test('CNS-07 an unsent request is retried; one with a lost response is not, and a retry with the same idempotency key creates no second lead', async () => {
    const lost = openShop({ change: withFault(faultAt('add', 1, unreachable)) });
    expectOk(await send(lost));
    expect(leadsOf(lost)).toHaveLength(1);
    const shop = openShop({ change: withFault(always(lostAnswer, 'add')) });
    const idempotencyKey = freshIdempotencyKey();
    expect(kindOf(await send(shop, { idempotencyKey }))).toBe('consultation-failed');
    expect(leadsOf(shop)).toHaveLength(1);
    expect(expectOk(await send(next(shop), { idempotencyKey }))).toEqual(SENT);
    expect(leadsOf(shop)).toHaveLength(1);
  });

  test('CNS-08 simultaneous requests with one idempotency key create one lead', async () => {
    const shop = openShop();
    expectOk(await send(shop, { idempotencyKey: freshIdempotencyKey(), phone: '0900000000' }));
    const idempotencyKey = freshIdempotencyKey();
    const answers = await Promise.all([1, 2, 3].map(() => send(next(shop), { idempotencyKey })));
    for (const answer of answers) expect(expectOk(answer)).toEqual(SENT);
    expect(leadsOf(shop)).toHaveLength(2);
  });

  test('CNS-07 the source page of a lead is always a page of this shop', async () => {
    for (const path of ['//evil.example', 'https://evil.example/x', 'javascript:1', '', '/.//x', '/\\evil']) {
      const shop = openShop();
      expectOk(await send(shop, { path }));
      expect(leadsOf(shop)[0]?.targetUrl).toBe('http://localhost/dang-ky-tu-van');
    }
    const shop = openShop();
    expectOk(await send(shop, { path: '/san-pham/cloud-server-ssd-4?time=12' }));
    expect(leadsOf(shop)[0]?.targetUrl).toBe('http://localhost/san-pham/cloud-server-ssd-4?time=12');
  });
});
