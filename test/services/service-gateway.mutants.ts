import type { Order } from '#core/orders/order.ts';
import type { Service, ServiceDetail } from '#core/services/service.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ServiceSubject } from './service-subject.ts';

type Listed = (services: readonly Service[]) => readonly Service[];

const changingList =
  (change: Listed) =>
  (subject: ServiceSubject): ServiceSubject => ({
    ...subject,
    services: {
      ...subject.services,
      list: async (owner) => {
        const answer = await subject.services.list(owner);
        return answer.ok ? ok(change(answer.value)) : answer;
      },
    },
  });

const changingDetail =
  (change: (detail: ServiceDetail) => ServiceDetail) =>
  (subject: ServiceSubject): ServiceSubject => ({
    ...subject,
    services: {
      ...subject.services,
      detail: async (id) => {
        const answer = await subject.services.detail(id);
        return answer.ok ? ok(change(answer.value)) : answer;
      },
    },
  });

const changingServices = (change: (service: Service) => Service) => changingList((services) => services.map(change));

const changingOrder =
  (change: (order: Order) => Order) =>
  (subject: ServiceSubject): ServiceSubject => ({
    ...subject,
    orders: {
      ...subject.orders,
      load: async (id) => {
        const answer = await subject.orders.load(id);
        return answer.ok ? ok(change(answer.value)) : answer;
      },
    },
  });

/** Pays every order as soon as its payment is created. */
const payAtOnce = (subject: ServiceSubject): ServiceSubject => ({
  ...subject,
  payments: {
    ...subject.payments,
    createForOrder: async (...given) => {
      const made = await subject.payments.createForOrder(...given);
      if (made.ok) await subject.bank.confirm(made.value.id);
      return made;
    },
  },
});

/** Mutants of the service gateway; each has one fault. */
export const serviceGatewayMutants: Mutants<ServiceSubject> = {
  'an unpaid order creates services': payAtOnce,
  'a line creates one service, whatever its quantity': changingList((services) =>
    services.filter((one, index) => services.findIndex(({ type }) => type === one.type) === index),
  ),
  'every service is listed twice': changingList((services) => [...services, ...services]),
  'every month has thirty days': changingServices((service) => ({
    ...service,
    endDate: service.startDate + 30 * 86_400_000,
  })),
  'a service is never set up': changingServices((service) => ({ ...service, status: 'PROCESSING', address: '' })),
  'a server has no address': changingServices((service) => ({ ...service, address: '' })),
  'the detail has no addresses and resources': changingDetail((detail) => ({ ...detail, ips: [], resources: [] })),
  'a domain does not show its registrant documents': changingDetail((detail) => ({ ...detail, extra: [] })),
  'the oldest entry comes first': changingList((services) => services.toReversed()),
  'another customer sees the services': (subject) => ({
    ...subject,
    other: { ...subject.other, services: subject.services },
  }),
  'a guest is treated as the customer': (subject) => ({ ...subject, guest: subject.services }),
  'the detail contains the password': (subject) => ({
    ...subject,
    services: {
      ...subject.services,
      detail: async (id) => {
        const [answer, password] = [await subject.services.detail(id), await subject.services.initialPassword(id)];
        if (!answer.ok || !password.ok) return answer;
        return ok({ ...answer.value, configs: [{ name: 'Mật khẩu', value: password.value }] });
      },
    },
  }),
  'a unit is delivered before it is paid': (subject) => ({
    ...subject,
    services: {
      ...subject.services,
      deliveries: async (order) => {
        const answer = await subject.services.deliveries(order);
        return answer.ok ? ok(answer.value.map((each) => ({ ...each, deliveredAt: 1 }))) : answer;
      },
    },
  }),
  'an order is never completed': changingOrder((order) => ({ ...order, status: 'confirmed' })),
};
