import { zeroDong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { type Buyer, type VoucherSubject, withVouchers } from './voucher-subject.ts';

const vouchers =
  (change: (gateway: VoucherGateway) => Partial<VoucherGateway>) =>
  (subject: VoucherSubject): VoucherSubject =>
    withVouchers(subject, change);

const buyers =
  (change: (buyer: Buyer) => Buyer) =>
  (subject: VoucherSubject): VoucherSubject => ({
    ...subject,
    mine: change(subject.mine),
    stranger: change(subject.stranger),
    customer: change(subject.customer),
  });

/** Mutants of the voucher gateway; each has one fault. */
export const voucherGatewayMutants: Mutants<VoucherSubject> = {
  'a code that is added is not there': vouchers(() => ({ add: async () => ok(undefined) })),
  'a refusal is kept from the shopper': vouchers(({ add }) => ({
    add: async (...given) => {
      const answer = await add(...given);
      return answer.ok || answer.failure.kind !== 'rejected' ? answer : ok(undefined);
    },
  })),
  'a refusal gives no reason': vouchers(({ add }) => ({
    add: async (...given) => {
      const answer = await add(...given);
      if (answer.ok || answer.failure.kind !== 'rejected') return answer;
      return fail({ kind: 'rejected', code: answer.failure.code, message: answer.failure.message });
    },
  })),
  'a code that is removed stays': vouchers(() => ({ remove: async () => ok(undefined) })),
  'a code is taken as it is typed': vouchers(({ add }) => ({
    add: (id, code, as) => add(id, `${code}${code === code.toUpperCase() ? '' : 'X'}`, as),
  })),
  'everybody is a customer': vouchers(({ add, remove }) => ({
    add: (id, code) => add(id, code, true),
    remove: (id, code) => remove(id, code, true),
  })),
  'nobody is asked to log in': vouchers(({ remove }) => ({ remove: (id, code) => remove(id, code, false) })),
  'a stranger’s order is an order without codes': vouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? answer : ok([]);
    },
  })),
  'the VAT of a discount is forgotten': vouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? ok(answer.value.map((each) => ({ ...each, gross: each.amount }))) : answer;
    },
  })),
  'the least worth comes first': vouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? ok([...answer.value].reverse()) : answer;
    },
  })),
  'what is missing is not told': vouchers(({ forOrder }) => ({
    forOrder: async (id) => {
      const answer = await forOrder(id);
      return answer.ok ? ok(answer.value.map((each) => ({ ...each, refusal: null }))) : answer;
    },
  })),
  'codes of what is no cart are not judged': vouchers(({ forLines }) => ({ forLines: (lines) => forLines(lines, []) })),
  'a code of what is no cart is refused without a word': vouchers(({ forLines }) => ({
    forLines: async (...given) => {
      const answer = await forLines(...given);
      return answer.ok ? ok({ ...answer.value, refused: [] }) : answer;
    },
  })),
  'a straight order forgets its codes': buyers((buyer) => ({
    ...buyer,
    orders: {
      ...buyer.orders,
      placeOwn: (lines, checkout, idempotencyKey) => buyer.orders.placeOwn(lines, checkout, idempotencyKey),
    },
  })),
  'every page is the first page': vouchers(({ search }) => ({ search: () => search(0) })),
  'nothing is suggested': vouchers(() => ({ suggested: async () => ok([]) })),
  'a code that is over can be used': vouchers(({ check }) => ({
    check: (code) => check(code === 'TET2026' ? 'CHAOMUNG10' : code),
  })),
  'a campaign that there is not is an empty one': vouchers(({ campaign }) => ({
    campaign: async (id) => {
      const answer = await campaign(id);
      const empty = { id, name: '', description: '', type: '', from: 0, to: 0, active: false };
      return answer.ok ? answer : ok(empty);
    },
  })),
  'a campaign that is over goes on': vouchers(({ campaign }) => ({
    campaign: async (id) => {
      const answer = await campaign(id);
      return answer.ok ? ok({ ...answer.value, active: true }) : answer;
    },
  })),
  'no product has a promotion': vouchers(() => ({ quantityPromotions: async () => ok([]) })),
  'a gift is for every product': vouchers(({ gifts }) => ({
    gifts: async (ids) => {
      const answer = await gifts(ids);
      return answer.ok ? ok(ids.flatMap((id) => answer.value.map((gift) => ({ ...gift, productId: id })))) : answer;
    },
  })),
  'the order forgets its codes when it is placed': buyers((buyer) => ({
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
  'who ordered before is served without a word': buyers((buyer) => ({
    ...buyer,
    orders: {
      ...buyer.orders,
      open: async (id) => {
        const answer = await buyer.orders.open(id);
        return answer.ok ? answer : buyer.orders.open(id);
      },
    },
  })),
  'discounts take nothing off the total': buyers((buyer) => ({
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
