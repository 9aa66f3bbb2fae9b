import { expect } from 'vitest';
import type { Service } from '#core/services/service.ts';
import { addMonthsToTime, dayAt } from '#core/shared/calendar.ts';
import { serviceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { domainLine, expectNotFound, firstPayment, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import {
  listServices,
  ownOrder,
  paidOrder,
  runServices,
  type ServiceSubject,
  waitForSetUp,
} from './service-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** Laws of every ServiceGateway. */
export const serviceGatewayLaws: readonly Law<ServiceSubject>[] = [
  {
    name: 'SVC-01 an unpaid order creates no service',
    check: async (open) => {
      const subject = await open();
      unwrap(await firstPayment(subject, await ownOrder(subject, [serverLine()])));
      await waitForSetUp(subject);
      expect(await listServices(subject)).toEqual([]);
    },
  },
  {
    name: 'SVC-01 ENT-13 every server of a paid line is a service and so is every domain, and none is created twice',
    check: async (open) => {
      const subject = await open();
      const order = await ownOrder(subject, [serverLine(3), domainLine(subject.freeDomain('.com'))]);
      await subject.bank.twice(unwrap(await firstPayment(subject, order)).id);
      await waitForSetUp(subject);
      await waitForSetUp(subject);
      const made = await listServices(subject);
      expect(made.map(({ type }) => type).sort()).toEqual(['cloud-server', 'cloud-server', 'cloud-server', 'domain']);
      expect(new Set(made.map(({ id }) => id)).size).toBe(4);
      expect(new Set(made.map(({ name }) => name)).size).toBe(4);
      expect(made.every(({ orderId }) => orderId === order.id)).toBe(true);
    },
  },
  {
    name: 'ENT-13 the term of a service begins at the payment and runs in calendar months of Vietnam',
    check: async (open) => {
      const subject = await open();
      const made = await runServices(subject, [serverLine(), domainLine(subject.freeDomain('.com'))]);
      for (const { type, startDate, endDate } of made) {
        expect(endDate).toBe(addMonthsToTime(startDate, type === 'domain' ? 12 : serverLine().term));
        expect(dayAt(endDate).year).toBeLessThanOrEqual(dayAt(startDate).year + 1);
      }
    },
  },
  {
    name: 'SVC-01 a service has no address until it is set up and running',
    check: async (open) => {
      const subject = await open();
      const order = await paidOrder(subject);
      await subject.pass(1_500);
      const [early] = await listServices(subject);
      if (early?.status !== 'COMPLETED') expect(early).toMatchObject({ status: 'PROCESSING', address: '' });
      await waitForSetUp(subject);
      const [late] = await listServices(subject);
      expect(late).toMatchObject({ id: early?.id, orderId: order.id, status: 'COMPLETED', typeName: 'Cloud Server' });
      expect(late?.address).toMatch(/^(203\.0\.113|198\.51\.100|192\.0\.2)\.\d{1,3}$/);
      // Nobody chose one.
      expect(late?.location).toBe('');
    },
  },
  {
    name: 'SVC-01 ENT-13 the detail equals the listed service and adds its server, resources and login name',
    check: async (open) => {
      const subject = await open();
      const [service] = await runServices(subject);
      const detail = unwrap(await subject.services.detail(service.id));
      expect(detail).toMatchObject(service);
      expect(detail.ips).toContain(service.address);
      expect(detail.computingId).toBe(`vm-${service.id}`);
      expect(detail).toMatchObject({ username: 'root', hasPassword: true });
      expect(detail.resources.length).toBeGreaterThan(0);
    },
  },
  {
    name: 'SVC-01 ENT-13 a domain shows its name and the state of its registrant documents',
    check: async (open) => {
      const subject = await open();
      const name = subject.freeDomain('.vn');
      const [service] = await runServices(subject, [domainLine(name)]);
      expect(service).toMatchObject({ name, address: name, type: 'domain', location: '' });
      const { extra, hasPassword, computingId } = unwrap(await subject.services.detail(service.id));
      expect({ hasPassword, computingId }).toEqual({ hasPassword: false, computingId: null });
      const facts = extra.flatMap((each) => each.facts);
      expect(facts.map(({ value }) => value)).toContain('Chờ xác thực thông tin');
    },
  },
  {
    name: 'SVC-01 the newest service comes first',
    check: async (open) => {
      const subject = await open();
      const [first] = await runServices(subject);
      const [second] = await runServices(subject);
      expect((await listServices(subject)).map(({ id }: Service) => id)).toEqual([second.id, first.id]);
    },
  },
  {
    name: "GQL-06 SVC-01 another customer's service is not found, and neither is an unknown one",
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await runServices(subject);
      const { other } = subject;
      expect(unwrap(await other.services.list(other.owner))).toEqual([]);
      expectNotFound(await other.services.list(subject.owner));
      expectNotFound(await other.services.detail(id));
      expectNotFound(await other.services.initialPassword(id));
      expectNotFound(await subject.services.detail(serviceId('khong-co')));
    },
  },
  {
    name: 'GQL-06 a guest is denied every service',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await runServices(subject);
      expect(await subject.guest.list(subject.owner)).toEqual(denied);
      expect(await subject.guest.detail(id)).toEqual(denied);
      expect(await subject.guest.initialPassword(id)).toEqual(denied);
    },
  },
  {
    name: 'ENT-13 only the owner can read the initial password; it never changes, and the detail does not contain it',
    check: async (open) => {
      const subject = await open();
      const made = await runServices(subject, [serverLine(2), domainLine(subject.freeDomain('.com'))]);
      const [one, two] = made.filter(({ type }) => type === 'cloud-server');
      const domain = made.find(({ type }) => type === 'domain');
      if (!one || !two || !domain) throw new Error('two machines and a domain were bought');
      const password = unwrap(await subject.services.initialPassword(one.id));
      expect(password.length).toBeGreaterThanOrEqual(16);
      expect(unwrap(await subject.services.initialPassword(one.id))).toBe(password);
      expect(unwrap(await subject.services.initialPassword(two.id))).not.toBe(password);
      expectNotFound(await subject.services.initialPassword(domain.id));
      expect(JSON.stringify(await subject.services.detail(one.id))).not.toContain(password);
    },
  },
  {
    name: 'SVC-01 DOM-02 the steps of each unit are recorded in order: paid, set up, delivered',
    check: async (open) => {
      const subject = await open();
      const name = subject.freeDomain('.vn');
      const unpaid = await ownOrder(subject, [serverLine()]);
      expect(unwrap(await subject.services.deliveries(unpaid.id))).toEqual([]);
      const order = await paidOrder(subject, [serverLine(2), domainLine(name)]);
      const early = unwrap(await subject.services.deliveries(order.id));
      expect(early.map(({ type, unit, domain }) => [type, unit, domain])).toEqual([
        ['cloud-server', 0, ''],
        ['cloud-server', 1, ''],
        ['domain', 0, name],
      ]);
      for (const { paidAt, deliveredAt, status } of early) {
        expect(paidAt).not.toBeNull();
        expect(deliveredAt === null).toBe(status !== 'COMPLETED');
      }
      await waitForSetUp(subject);
      const late = unwrap(await subject.services.deliveries(order.id));
      const ids = (await listServices(subject)).map(({ id }) => id);
      expect(late.map(({ service }) => service).toSorted()).toEqual(ids.toSorted());
      for (const { paidAt, startedAt, deliveredAt, status } of late) {
        expect(status).toBe('COMPLETED');
        expect([paidAt, startedAt, deliveredAt]).toEqual(
          [paidAt, startedAt, deliveredAt].toSorted((a, b) => Number(a) - Number(b)),
        );
        expect(deliveredAt).toBeGreaterThan(paidAt ?? Number.POSITIVE_INFINITY);
      }
      expect(late.at(-1)).toMatchObject({ documentState: 'WAITING', transfer: null, isTransfer: false });
      expectNotFound(await subject.other.services.deliveries(order.id));
      expectNotFound(await subject.guest.deliveries(order.id));
    },
  },
  {
    name: 'SVC-01 ORD-02 an order is completed when all of its services run',
    check: async (open) => {
      const subject = await open();
      const order = await paidOrder(subject, [serverLine(2), domainLine(subject.freeDomain('.com'))]);
      await waitForSetUp(subject);
      expect((await listServices(subject)).every(({ status }) => status === 'COMPLETED')).toBe(true);
      expect(unwrap(await subject.orders.load(order.id))).toMatchObject({ status: 'completed', financial: 'PAID' });
    },
  },
];

/** Runs the laws on one adapter. */
export const serviceGatewayContract = (name: string, open: () => Promise<ServiceSubject>): void =>
  describeLaws(`${name} keeps the ServiceGateway contract`, serviceGatewayLaws, open);
