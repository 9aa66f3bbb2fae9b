import { expect } from 'vitest';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { domainLine, expectNotFound, unwrap } from '#test/payment/payment-subject.ts';
import { createRenewalOrder, loadRenewals, pay, totalOfOffers } from '#test/services/changes/change-subject.ts';
import { type EndingSubject, passDays, runAtNoon } from '#test/services/ending/ending-subject.ts';
import { payInstalments, planLine } from './instalments-subject.ts';

const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });

const statusOf = async ({ services }: EndingSubject, id: ServiceId) => unwrap(await services.detail(id)).status;

/** A server whose term was over yesterday, as a customer finds it who forgot to renew. */
const runOverdueService = async (subject: EndingSubject) => {
  const service = await runAtNoon(subject);
  await subject.moveEnd(service.id, subject.now() + 2 * DAY_MS);
  await passDays(subject, 3);
  return service;
};

const orderRenewal = async (subject: EndingSubject, id: ServiceId) => {
  const offers = await loadRenewals(subject);
  return createRenewalOrder(subject, [id], totalOfOffers(offers, [id]));
};

/** What becomes of a service that is not paid, or that the staff stop. */
export const lawsOfGrace: readonly Law<EndingSubject>[] = [
  {
    name: 'SVC-01 a service that is not renewed runs on its last day, is suspended after it, and runs again once it is paid',
    check: async (open) => {
      const subject = await open();
      const { id } = await runAtNoon(subject);
      await subject.moveEnd(id, subject.now() + 2 * DAY_MS);
      await passDays(subject, 2);
      expect(await statusOf(subject, id)).toBe('COMPLETED');
      expect(unwrap(await subject.ending.load(id)).suspension).toBeNull();
      await passDays(subject, 1);
      expect(await statusOf(subject, id)).toBe('SUSPEND');
      expect(unwrap(await subject.ending.load(id)).suspension).toEqual({ cause: 'term', reason: '' });
      await pay(subject, (await orderRenewal(subject, id)).id);
      expect(await statusOf(subject, id)).toBe('COMPLETED');
      expect(unwrap(await subject.ending.load(id)).suspension).toBeNull();
    },
  },
  {
    name: 'SVC-01 a suspended service obeys nothing, and says that it is suspended',
    check: async (open) => {
      const subject = await open();
      const { id } = await runOverdueService(subject);
      for (const kind of ['reboot', 'stop'] as const)
        expect(await subject.control.run(id, { kind }, subject.newIdempotencyKey())).toMatchObject(
          refused('service-suspended'),
        );
    },
  },
  {
    name: 'SVC-01 a server that is not paid in seven days ends: no password is left, and it cannot be renewed',
    check: async (open) => {
      const subject = await open();
      const { id } = await runOverdueService(subject);
      await passDays(subject, 6);
      expect(await statusOf(subject, id)).toBe('SUSPEND');
      expect((await loadRenewals(subject)).map((offer) => offer.id)).toContain(id);
      await passDays(subject, 1);
      expect(await statusOf(subject, id)).toBe('CANCELLED');
      expect(unwrap(await subject.ending.load(id)).suspension).toBeNull();
      expectNotFound(await subject.services.initialPassword(id));
      expect((await loadRenewals(subject)).map((offer) => offer.id)).not.toContain(id);
    },
  },
  {
    name: 'SVC-01 nobody loses a service that an open order pays for: it stays suspended until the money comes',
    check: async (open) => {
      const subject = await open();
      const { id } = await runOverdueService(subject);
      const order = await orderRenewal(subject, id);
      await passDays(subject, 8);
      expect(await statusOf(subject, id)).toBe('SUSPEND');
      await pay(subject, order.id);
      expect(await statusOf(subject, id)).toBe('COMPLETED');
    },
  },
  {
    name: 'SVC-01 a service that its owner cancelled is not suspended: it ends after its last day',
    check: async (open) => {
      const subject = await open();
      const { id } = await runAtNoon(subject);
      unwrap(await subject.ending.cancel(id, subject.newIdempotencyKey()));
      await subject.moveEnd(id, subject.now() + 2 * DAY_MS);
      await passDays(subject, 3);
      expect(await statusOf(subject, id)).toBe('CANCELLED');
    },
  },
  {
    name: 'DOM-01 SVC-01 a domain that is not renewed goes the way of its registry: the shop does not suspend it',
    check: async (open) => {
      const subject = await open();
      const { id, status } = await runAtNoon(subject, [domainLine(subject.freeDomain('.com'))]);
      await subject.moveEnd(id, subject.now() + 2 * DAY_MS);
      await passDays(subject, 5);
      expect(await statusOf(subject, id)).toBe(status);
      expect((await loadRenewals(subject)).map((offer) => offer.id)).toContain(id);
    },
  },
  {
    name: 'DOM-01 SVC-01 a domain ends when no registry gives it back, but not while an open order renews it',
    check: async (open) => {
      const subject = await open();
      const runDomain = () => runAtNoon(subject, [domainLine(subject.freeDomain('.com'))]);
      const [renewed, lost] = [await runDomain(), await runDomain()];
      for (const each of [renewed, lost]) await subject.moveEnd(each.id, subject.now() - 20 * DAY_MS);
      const order = await orderRenewal(subject, renewed.id);
      for (const each of [renewed, lost]) await subject.moveEnd(each.id, subject.now() - 75 * DAY_MS);
      await passDays(subject, 1);
      expect(await statusOf(subject, lost.id)).toBe('CANCELLED');
      expect(await statusOf(subject, renewed.id)).toBe('COMPLETED');
      await pay(subject, order.id);
      await passDays(subject, 1);
      expect(await statusOf(subject, renewed.id)).toBe('COMPLETED');
    },
  },
  {
    name: 'SVC-01 the staff suspend with a reason that its owner reads; paying does not help, only the staff give it back',
    check: async (open) => {
      const subject = await open();
      const { id } = await runAtNoon(subject);
      await subject.hold(id, 'Máy đang gửi thư rác');
      expect(await statusOf(subject, id)).toBe('SUSPEND');
      const held = { cause: 'staff', reason: 'Máy đang gửi thư rác' };
      expect(unwrap(await subject.ending.load(id)).suspension).toEqual(held);
      expect(await subject.control.run(id, { kind: 'reboot' }, subject.newIdempotencyKey())).toMatchObject(
        refused('service-suspended'),
      );
      await pay(subject, (await orderRenewal(subject, id)).id);
      expect(unwrap(await subject.ending.load(id)).suspension).toEqual(held);
      await subject.hold(id, null);
      expect(await statusOf(subject, id)).toBe('COMPLETED');
    },
  },
  {
    name: 'SVC-01 what the staff give back stays suspended while it is unpaid',
    check: async (open) => {
      const subject = await open();
      const { id } = await runOverdueService(subject);
      await subject.hold(id, 'Vi phạm điều khoản');
      await subject.hold(id, null);
      expect(await statusOf(subject, id)).toBe('SUSPEND');
      expect(unwrap(await subject.ending.load(id)).suspension).toEqual({ cause: 'term', reason: '' });
    },
  },
  {
    name: 'INS-01 SVC-01 a service runs for seven days of an unpaid instalment, is suspended, and runs again once it is paid',
    check: async (open) => {
      const subject = await open();
      const { id, orderId } = await runAtNoon(subject, [planLine().line]);
      await subject.moveDue(id, subject.now() - 6 * DAY_MS);
      await passDays(subject, 1);
      expect(await statusOf(subject, id)).toBe('COMPLETED');
      await passDays(subject, 1);
      expect(await statusOf(subject, id)).toBe('SUSPEND');
      expect(unwrap(await subject.ending.load(id)).suspension).toEqual({ cause: 'instalment', reason: '' });
      const [first] = unwrap(await subject.changes.instalmentsOfOrder(orderId));
      if (!first) throw new Error('a plan has instalments');
      await pay(subject, unwrap(await payInstalments(subject, [first])));
      expect(await statusOf(subject, id)).toBe('COMPLETED');
    },
  },
];
