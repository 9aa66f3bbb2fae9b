import { expect } from 'vitest';
import type { Service } from '#core/services/service.ts';
import { addMonthsToTime, dayAt } from '#core/shared/calendar.ts';
import { serviceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { answerOf, domainLine, expectNotFound, firstPayment, serverLine } from '#test/payment/payment-subject.ts';
import { ownOrder, paidOrder, rented, running, type ServiceSubject, settle } from './service-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** Laws of every ServiceGateway. */
export const serviceGatewayLaws: readonly Law<ServiceSubject>[] = [
  {
    name: 'SVC-01 nothing is rented before it is paid',
    check: async (open) => {
      const subject = await open();
      answerOf(await firstPayment(subject, await ownOrder(subject, [serverLine()])));
      await settle(subject);
      expect(await rented(subject)).toEqual([]);
    },
  },
  {
    name: 'SVC-01 ENT-13 each machine of a paid line is a service, a domain is one, and none is made twice',
    check: async (open) => {
      const subject = await open();
      const order = await ownOrder(subject, [serverLine(3), domainLine(subject.freeDomain('.com'))]);
      await subject.bank.twice(answerOf(await firstPayment(subject, order)).id);
      await settle(subject);
      await settle(subject);
      const made = await rented(subject);
      expect(made.map(({ type }) => type).sort()).toEqual(['cloud-server', 'cloud-server', 'cloud-server', 'domain']);
      expect(new Set(made.map(({ id }) => id)).size).toBe(4);
      expect(new Set(made.map(({ name }) => name)).size).toBe(4);
      expect(made.every(({ orderId }) => orderId === order.id)).toBe(true);
    },
  },
  {
    name: 'ENT-13 its term begins when it was paid and runs in calendar months of Vietnam',
    check: async (open) => {
      const subject = await open();
      const made = await running(subject, [serverLine(), domainLine(subject.freeDomain('.com'))]);
      for (const { type, startDate, endDate } of made) {
        expect(endDate).toBe(addMonthsToTime(startDate, type === 'domain' ? 12 : serverLine().time));
        expect(dayAt(endDate).year).toBeLessThanOrEqual(dayAt(startDate).year + 1);
      }
    },
  },
  {
    name: 'SVC-01 until it is set up it has no address, afterwards it runs and has one',
    check: async (open) => {
      const subject = await open();
      const order = await paidOrder(subject);
      await subject.pass(1_500);
      const [early] = await rented(subject);
      if (early?.status !== 'COMPLETED') expect(early).toMatchObject({ status: 'PROCESSING', address: '' });
      await settle(subject);
      const [late] = await rented(subject);
      expect(late).toMatchObject({ id: early?.id, orderId: order.id, status: 'COMPLETED', typeName: 'Cloud Server' });
      expect(late?.address).toMatch(/^(203\.0\.113|198\.51\.100|192\.0\.2)\.\d{1,3}$/);
      expect(late?.location).not.toBe('');
    },
  },
  {
    name: 'SVC-01 ENT-13 the detail is the service of the list with its machine, its resources and who logs in',
    check: async (open) => {
      const subject = await open();
      const [service] = await running(subject);
      const detail = answerOf(await subject.services.detail(service.id));
      expect(detail).toMatchObject(service);
      expect(detail.ips).toContain(service.address);
      expect(detail.computingId).toBe(`vm-${service.id}`);
      expect(detail).toMatchObject({ username: 'root', hasPassword: true });
      expect(detail.resources.length).toBeGreaterThan(0);
    },
  },
  {
    name: 'SVC-01 ENT-13 a domain tells its name, its name servers and the state of its papers',
    check: async (open) => {
      const subject = await open();
      const name = subject.freeDomain('.vn');
      const [service] = await running(subject, [domainLine(name)]);
      expect(service).toMatchObject({ name, address: name, type: 'domain', location: '' });
      const { extra, hasPassword, computingId } = answerOf(await subject.services.detail(service.id));
      expect({ hasPassword, computingId }).toEqual({ hasPassword: false, computingId: null });
      const facts = extra.flatMap((each) => each.facts);
      expect(facts.filter((fact) => fact.name.startsWith('NS'))).toHaveLength(2);
      expect(facts.map(({ value }) => value)).toContain('Chờ xác thực thông tin');
    },
  },
  {
    name: 'SVC-01 the newest stands first',
    check: async (open) => {
      const subject = await open();
      const [first] = await running(subject);
      const [second] = await running(subject);
      expect((await rented(subject)).map(({ id }: Service) => id)).toEqual([second.id, first.id]);
    },
  },
  {
    name: 'GQL-06 SVC-01 what another customer rents is not found, and neither is what does not exist',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await running(subject);
      const { other } = subject;
      expect(answerOf(await other.services.list(other.owner))).toEqual([]);
      expectNotFound(await other.services.list(subject.owner));
      expectNotFound(await other.services.detail(id));
      expectNotFound(await other.services.reveal(id));
      expectNotFound(await subject.services.detail(serviceId('khong-co')));
    },
  },
  {
    name: 'GQL-06 a guest is told of no service',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await running(subject);
      expect(await subject.guest.list(subject.owner)).toEqual(denied);
      expect(await subject.guest.detail(id)).toEqual(denied);
      expect(await subject.guest.reveal(id)).toEqual(denied);
    },
  },
  {
    name: 'ENT-13 the first password is told to its owner when he asks, always the same, and nowhere else',
    check: async (open) => {
      const subject = await open();
      const made = await running(subject, [serverLine(2), domainLine(subject.freeDomain('.com'))]);
      const [one, two] = made.filter(({ type }) => type === 'cloud-server');
      const domain = made.find(({ type }) => type === 'domain');
      if (!one || !two || !domain) throw new Error('two machines and a domain were bought');
      const password = answerOf(await subject.services.reveal(one.id));
      expect(password.length).toBeGreaterThanOrEqual(16);
      expect(answerOf(await subject.services.reveal(one.id))).toBe(password);
      expect(answerOf(await subject.services.reveal(two.id))).not.toBe(password);
      expectNotFound(await subject.services.reveal(domain.id));
      expect(JSON.stringify(await subject.services.detail(one.id))).not.toContain(password);
    },
  },
  {
    name: 'SVC-01 ORD-02 an order is done when all that it bought runs',
    check: async (open) => {
      const subject = await open();
      const order = await paidOrder(subject, [serverLine(2), domainLine(subject.freeDomain('.com'))]);
      await settle(subject);
      expect((await rented(subject)).every(({ status }) => status === 'COMPLETED')).toBe(true);
      expect(answerOf(await subject.orders.load(order.id))).toMatchObject({ status: 'completed', financial: 'PAID' });
    },
  },
];

/** Runs the laws on one adapter. */
export const serviceGatewayContract = (name: string, open: () => Promise<ServiceSubject>): void =>
  describeLaws(`${name} keeps the ServiceGateway contract`, serviceGatewayLaws, open);
