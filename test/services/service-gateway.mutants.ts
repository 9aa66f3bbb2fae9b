import type { Order } from '#core/orders/order.ts';
import type { Service, ServiceDetail } from '#core/services/service.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ServiceSubject } from './service-subject.ts';

type Listed = (services: readonly Service[]) => readonly Service[];

const listing =
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

const detailing =
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

const each = (change: (service: Service) => Service) => listing((services) => services.map(change));

const loading =
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
  'what is not paid is rented already': payAtOnce,
  'one machine stands for all of a line': listing((services) =>
    services.filter((one, index) => services.findIndex(({ type }) => type === one.type) === index),
  ),
  'every service is listed twice': listing((services) => [...services, ...services]),
  'a month has thirty days': each((service) => ({ ...service, endDate: service.startDate + 30 * 86_400_000 })),
  'nothing is ever set up': each((service) => ({ ...service, status: 'PROCESSING', address: '' })),
  'a machine has no address': each((service) => ({ ...service, address: '' })),
  'the detail tells of no machine': detailing((detail) => ({ ...detail, ips: [], resources: [] })),
  'a domain has no papers': detailing((detail) => ({ ...detail, extra: [] })),
  'the oldest entry comes first': listing((services) => services.toReversed()),
  'everybody sees what everybody rents': (subject) => ({
    ...subject,
    other: { ...subject.other, services: subject.services },
  }),
  'a guest is a customer': (subject) => ({ ...subject, guest: subject.services }),
  'the password stands in the detail': (subject) => ({
    ...subject,
    services: {
      ...subject.services,
      detail: async (id) => {
        const [answer, password] = [await subject.services.detail(id), await subject.services.reveal(id)];
        if (!answer.ok || !password.ok) return answer;
        return ok({ ...answer.value, configs: [{ name: 'Mật khẩu', value: password.value }] });
      },
    },
  }),
  'an order is never done': loading((order) => ({ ...order, status: 'confirmed' })),
};
