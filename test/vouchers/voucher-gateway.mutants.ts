import { zeroDong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { type Buyer, type VoucherSubject, withVouchers } from './voucher-subject.ts';

const changingVouchers =
  (change: (gateway: VoucherGateway) => Partial<VoucherGateway>) =>
  (subject: VoucherSubject): VoucherSubject =>
    withVouchers(subject, change);

const changingBuyers =
  (change: (buyer: Buyer) => Buyer) =>
  (subject: VoucherSubject): VoucherSubject => ({
    ...subject,
    mine: change(subject.mine),
    stranger: change(subject.stranger),
    customer: change(subject.customer),
  });

/** Mutants of the voucher gateway; each has one fault. */
export const voucherGatewayMutants: Mutants<VoucherSubject> = {
  'adding a code does nothing': changingVouchers(() => ({ add: async () => ok(undefined) })),
  'a rejected code reports success': changingVouchers(({ add }) => ({
    add: async (...given) => {
      const answer = await add(...given);
      return answer.ok || answer.failure.kind !== 'rejected' ? answer : ok(undefined);
    },
  })),
  'a rejection carries no reason': changingVouchers(({ add }) => ({
    add: async (...given) => {
      const answer = await add(...given);
      if (answer.ok || answer.failure.kind !== 'rejected') return answer;
      return fail({ kind: 'rejected', code: answer.failure.code, message: answer.failure.message });
    },
  })),
  'the named buyer is not looked at': changingVouchers(({ add }) => ({ add: (id, code, as) => add(id, code, as) })),
  'removing a code does nothing': changingVouchers(() => ({ remove: async () => ok(undefined) })),
  'a code in lower case is not recognised': changingVouchers(({ add }) => ({
    add: (id, code, as, buyer) => add(id, `${code}${code === code.toUpperCase() ? '' : 'X'}`, as, buyer),
  })),
  "a guest's code is sent as a customer's": changingVouchers(({ add, remove }) => ({
    add: (id, code) => add(id, code, true),
    remove: (id, code) => remove(id, code, true),
  })),
  'removing a code never requires a login': changingVouchers(({ remove }) => ({
    remove: (id, code) => remove(id, code, false),
  })),
  "another visitor's order is returned as an order without codes": changingVouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? answer : ok([]);
    },
  })),
  'a discount does not include its VAT': changingVouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? ok(answer.value.map((each) => ({ ...each, gross: each.amount }))) : answer;
    },
  })),
  'the smallest discount comes first': changingVouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? ok([...answer.value].reverse()) : answer;
    },
  })),
  'an offer carries no refusal': changingVouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? ok(answer.value.map((each) => ({ ...each, refusal: null }))) : answer;
    },
  })),
  'codes of a direct order are ignored': changingVouchers(({ forLines }) => ({
    forLines: (lines) => forLines(lines, []),
  })),
  "refusals of a direct order's codes are not returned": changingVouchers(({ forLines }) => ({
    forLines: async (...given) => {
      const answer = await forLines(...given);
      return answer.ok ? ok({ ...answer.value, refused: [] }) : answer;
    },
  })),
  'a direct order drops its codes': changingBuyers((buyer) => ({
    ...buyer,
    orders: {
      ...buyer.orders,
      placeOwn: (lines, checkout, idempotencyKey) => buyer.orders.placeOwn(lines, checkout, idempotencyKey),
    },
  })),
  'every page is the first page': changingVouchers(({ search }) => ({ search: () => search(0) })),
  'no code is listed': changingVouchers(() => ({ search: async () => ok({ vouchers: [], total: 0 }) })),
  'an expired code is listed': changingVouchers(({ search }) => ({
    search: async (page) => {
      const answer = await search(page);
      if (!answer.ok) return answer;
      const vouchers = answer.value.vouchers.map((each) => ({ ...each, code: 'TET2026' }));
      return ok({ ...answer.value, vouchers });
    },
  })),
  'an unknown campaign is returned as an empty one': changingVouchers(({ campaign }) => ({
    campaign: async (id) => {
      const answer = await campaign(id);
      const empty = { id, name: '', description: '', type: '', from: 0, to: 0, isActive: false };
      return answer.ok ? answer : ok(empty);
    },
  })),
  'an ended campaign is still active': changingVouchers(({ campaign }) => ({
    campaign: async (id) => {
      const answer = await campaign(id);
      return answer.ok ? ok({ ...answer.value, isActive: true }) : answer;
    },
  })),
  'placing an order drops its codes': changingBuyers((buyer) => ({
    ...buyer,
    orders: {
      ...buyer.orders,
      open: async (id) => {
        const order = await buyer.orders.load(id);
        for (const { code } of order.ok ? (order.value.discounts ?? []) : [])
          await buyer.vouchers.remove(id, code, false);
        return buyer.orders.open(id);
      },
    },
  })),
  'a refused first-order code is not reported': changingBuyers((buyer) => ({
    ...buyer,
    orders: {
      ...buyer.orders,
      open: async (id) => {
        const answer = await buyer.orders.open(id);
        return answer.ok ? answer : buyer.orders.open(id);
      },
    },
  })),
  'every discount has the amount zero': changingBuyers((buyer) => ({
    ...buyer,
    orders: {
      ...buyer.orders,
      load: async (id) => {
        const answer = await buyer.orders.load(id);
        if (!answer.ok) return answer;
        const discounts = (answer.value.discounts ?? []).map((each) => ({ ...each, amount: zeroDong }));
        return ok(discounts.length === 0 ? answer.value : { ...answer.value, discounts });
      },
    },
  })),
};
