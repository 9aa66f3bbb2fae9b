import { expect } from 'vitest';
import { zeroDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { domainLine, expectNotFound, unwrap } from '#test/payment/payment-subject.ts';
import { createRenewalOrder, loadRenewals, runRenewableServices } from '#test/services/changes/change-subject.ts';
import { planLine } from '#test/services/renewals/instalments-subject.ts';
import { lawsOfGrace } from '#test/services/renewals/laws-of-grace.ts';
import { runServices } from '#test/services/service-subject.ts';
import { account, ask, type EndingSubject, offeredRefund } from './ending-subject.ts';

const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });
const denied = { ok: false, failure: { kind: 'denied' } };

/** What the page of the order says of each of its services. */
const refundsOf = async ({ services }: EndingSubject, orderId: OrderId) =>
  unwrap(await services.deliveries(orderId)).map(({ refund }) => refund);

/** Laws of every ServiceEnding. */
export const serviceEndingLaws: readonly Law<EndingSubject>[] = [
  ...lawsOfGrace,
  {
    name: 'SVC-01 a service ends with its term until it is kept; meanwhile it can be neither renewed nor upgraded',
    check: async (open) => {
      const subject = await open();
      const { ending, newIdempotencyKey, changes } = subject;
      const [{ id, endDate }] = await runServices(subject);
      const before = unwrap(await ending.load(id));
      expect(before).toMatchObject({ endsWithTerm: false, request: null });
      const { renewableUntil, keptUntil } = before.grace;
      expect([endDate, renewableUntil, keptUntil]).toEqual(
        [endDate, renewableUntil, keptUntil].toSorted((a, b) => a - b),
      );
      expect(unwrap(await ending.cancel(id, newIdempotencyKey())).endsWithTerm).toBe(true);
      expect(unwrap(await ending.cancel(id, newIdempotencyKey())).endsWithTerm).toBe(true);
      expect((await loadRenewals(subject)).map((offer) => offer.id)).not.toContain(id);
      expect(unwrap(await changes.upgrades(id))).toEqual([]);
      expect(unwrap(await subject.services.detail(id)).status).toBe('COMPLETED');
      expect(unwrap(await ending.keep(id, newIdempotencyKey())).endsWithTerm).toBe(false);
      expect((await loadRenewals(subject)).map((offer) => offer.id)).toContain(id);
    },
  },
  {
    name: 'SVC-01 an open order for a service comes first: neither a cancellation nor a refund begins beside it',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal } = await runRenewableServices(subject);
      const [id] = ids;
      if (id === undefined) throw new Error('nothing runs');
      const refund = await offeredRefund(subject, id);
      await createRenewalOrder(subject, ids, expectedTotal);
      expect(await subject.ending.cancel(id, subject.newIdempotencyKey())).toMatchObject(
        refused('service-in-open-order'),
      );
      expect(await subject.ending.askRefund(id, account, refund, subject.newIdempotencyKey())).toMatchObject(
        refused('service-in-open-order'),
      );
    },
  },
  {
    name: 'SVC-01 a refund asked twice, at once or later, is one request of the amount that was shown',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await runServices(subject);
      const shown = await offeredRefund(subject, id);
      const key = subject.newIdempotencyKey();
      const answers = await Promise.all([ask(subject, id, key), ask(subject, id, key), ask(subject, id)]);
      for (const answer of answers)
        expect(unwrap(answer).request).toMatchObject({ state: 'asked', decidedAt: null, reason: '' });
      const again = unwrap(await subject.ending.askRefund(id, account, shown, subject.newIdempotencyKey()));
      expect(again.request?.amounts.gross).toBe(shown);
      expect(again.request?.askedAt).toBe(unwrap(await subject.ending.load(id)).request?.askedAt);
      expect(again.endsWithTerm).toBe(true);
      const log = unwrap(await subject.control.load(id)).log;
      expect(log.map(({ kind }) => kind)).toEqual(['ask-refund']);
      expect(unwrap(await subject.services.detail(id)).status).toBe('COMPLETED');
      expect(await subject.ending.keep(id, subject.newIdempotencyKey())).toMatchObject(
        refused('service-action-impossible'),
      );
    },
  },
  {
    name: 'SVC-01 a refund of another amount than the shown one, or to no account, is not asked',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await runServices(subject);
      const shown = await offeredRefund(subject, id);
      expect(await subject.ending.askRefund(id, account, zeroDong, subject.newIdempotencyKey())).toMatchObject({
        failure: { kind: 'rejected', code: 'refund-changed', detail: { old: 0, new: shown } },
      });
      await subject.pass(2 * DAY_MS);
      expect(await subject.ending.askRefund(id, account, shown, subject.newIdempotencyKey())).toMatchObject(
        refused('refund-changed'),
      );
      expect(await offeredRefund(subject, id)).toBeLessThan(shown);
      expect(unwrap(await subject.ending.load(id)).request).toBeNull();
    },
  },
  {
    name: 'SVC-01 after seven days, and for a name that was registered, nothing is given back',
    check: async (open) => {
      const subject = await open();
      const [domain] = await runServices(subject, [domainLine(subject.freeDomain('.com'))]);
      const [{ id }] = await runServices(subject);
      const key = subject.newIdempotencyKey;
      expect(await subject.ending.askRefund(domain.id, account, zeroDong, key())).toMatchObject({
        failure: { kind: 'rejected', code: 'refund-impossible', detail: { because: 'domain-registered' } },
      });
      const shown = await offeredRefund(subject, id);
      await subject.pass(8 * DAY_MS);
      expect(unwrap(await subject.ending.load(id)).refund).toEqual({ kind: 'refused', because: 'too-late' });
      expect(await subject.ending.askRefund(id, account, shown, key())).toMatchObject(refused('refund-impossible'));
    },
  },
  {
    name: 'SVC-01 the staff refuse with a reason and the service runs on; it can be kept, or asked for again',
    check: async (open) => {
      const subject = await open();
      const [{ id, orderId }] = await runServices(subject);
      unwrap(await ask(subject, id));
      expect(await refundsOf(subject, orderId)).toEqual([expect.objectContaining({ state: 'asked' })]);
      await subject.decide(id, 'Cần kiểm tra thêm');
      expect(await refundsOf(subject, orderId)).toEqual([null]);
      const after = unwrap(await subject.ending.load(id));
      expect(after.request).toMatchObject({ state: 'refused', reason: 'Cần kiểm tra thêm' });
      expect(after.request?.decidedAt).toBeGreaterThanOrEqual(after.request?.askedAt ?? Number.POSITIVE_INFINITY);
      expect(unwrap(await subject.services.detail(id)).status).toBe('COMPLETED');
      expect(unwrap(await ask(subject, id)).request?.state).toBe('asked');
    },
  },
  {
    name: 'SVC-01 INS-01 the staff confirm: the service stops, obeys nothing, and no instalment of it is due any more',
    check: async (open) => {
      const subject = await open();
      const [{ id, orderId }] = await runServices(subject, [planLine().line]);
      expect(unwrap(await subject.changes.instalmentsOfOrder(orderId)).length).toBeGreaterThan(0);
      const shown = await offeredRefund(subject, id);
      unwrap(await ask(subject, id));
      await subject.decide(id, null);
      const after = unwrap(await subject.ending.load(id));
      expect(after.request).toMatchObject({ state: 'confirmed', amounts: { gross: shown } });
      expect(after.refund).toEqual({ kind: 'refused', because: 'not-running' });
      expect(unwrap(await subject.services.detail(id)).status).toBe('CANCELLED');
      expect((await refundsOf(subject, orderId)).at(0)).toEqual({ state: 'confirmed', gross: shown });
      expect(unwrap(await subject.changes.instalmentsOfOrder(orderId))).toEqual([]);
      const { cancel, keep } = subject.ending;
      for (const press of [cancel, keep])
        expect(await press(id, subject.newIdempotencyKey())).toMatchObject(refused('service-action-impossible'));
      expect(await subject.control.run(id, { kind: 'reboot' }, subject.newIdempotencyKey())).toMatchObject(
        refused('service-action-impossible'),
      );
    },
  },
  {
    name: 'GQL-06 SVC-01 nobody else sees or ends a service: not found for another customer, denied to a guest',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await runServices(subject);
      const everything = (of: EndingSubject['ending']) => [
        of.load(id),
        of.cancel(id, subject.newIdempotencyKey()),
        of.keep(id, subject.newIdempotencyKey()),
        of.askRefund(id, account, zeroDong, subject.newIdempotencyKey()),
      ];
      for (const answer of everything(subject.othersEnding)) expectNotFound(await answer);
      for (const answer of everything(subject.guestsEnding)) expect(await answer).toEqual(denied);
      expect(unwrap(await subject.ending.load(id))).toMatchObject({ endsWithTerm: false, request: null });
    },
  },
];

/** Runs the laws on one adapter. */
export const serviceEndingContract = (name: string, open: () => Promise<EndingSubject>): void =>
  describeLaws(`${name} keeps the ServiceEnding contract`, serviceEndingLaws, open);
