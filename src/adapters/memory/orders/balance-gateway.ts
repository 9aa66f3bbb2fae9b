import { type Answer, asCustomer } from '#adapters/memory/as-visitor.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import { findUnorderableDomain } from '#adapters/memory/services/held-domains.ts';
import type { BalanceEntryRecord, OrderRecord, TopUpRecord, World } from '#adapters/memory/world.ts';
import { seedBankAccount } from '#contracts/seed/merchant.ts';
import { vietQr } from '#contracts/viet-qr.ts';
import type { Balance, TopUp } from '#core/balance/balance.ts';
import type { BalanceGateway } from '#core/balance/balance-gateway.port.ts';
import {
  changeOf,
  decideEntry,
  type LedgerCommand,
  type LedgerRefusal,
  sumOfAccount,
} from '#core/balance-rules/ledger.ts';
import { mayTopUp } from '#core/balance-rules/top-up.ts';
import { refusePayment } from '#core/order-rules/settle-payment.ts';
import { amountDue } from '#core/orders/order.ts';
import { isOpenOrder, isPaidOrder } from '#core/orders/order-states.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { addDong, type Dong, zeroDong } from '#core/shared/dong.ts';
import { type PartyId, type TopUpId, topUpId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { settlePayment } from './bank.ts';
import { createPayment, expirePendingPayments } from './payments.ts';

const PER_PAGE = 20;

const entriesOf = (world: World, owner: PartyId): readonly BalanceEntryRecord[] =>
  world.state.balanceEntries.filter((each) => each.owner === owner);

export const balanceOf = (world: World, owner: PartyId): Dong => sumOfAccount(entriesOf(world, owner), 'customer');

/** Adds an entry once per key; `about`: what it was for. */
const post = (
  world: World,
  owner: PartyId,
  command: LedgerCommand,
  about: Pick<BalanceEntryRecord, 'order' | 'topUp'>,
): Answer<null> => {
  const balance = balanceOf(world, owner);
  const known = world.state.balanceEntries.find(({ key }) => key === command.key) ?? null;
  const decided = decideEntry({ balance, known }, command);
  const refused: Readonly<Record<LedgerRefusal, () => Answer<null>>> = {
    'wrong-change': () => refuse('bad-input'),
    'balance-too-low': () => refuse('balance-too-low', { balance }),
    'key-reused': () => refuse('idempotency-key-reused'),
  };
  if (!decided.ok) return refused[decided.failure]();
  const { isNew, entry } = decided.value;
  if (isNew) world.state.balanceEntries.push({ ...entry, ...about, owner, at: world.state.now });
  return ok(null);
};

const topUpOf = (world: World, { id, number, amount }: TopUpRecord): TopUp => {
  const { bin, accountNumber } = seedBankAccount;
  const text = vietQr({ bin, accountNumber, amount, purpose: number });
  const own = world.state.balanceEntries.filter(({ topUp }) => topUp === number);
  return {
    id,
    number,
    amount,
    received: addDong(...own.map(changeOf)),
    qrText: text.ok ? text.value : '',
    transfer: { ...seedBankAccount, content: number },
    sandboxUrl: null,
  };
};

/** The bank reports money for a top-up; a reference that it reported before is the same transfer. */
export const transferToBalance = (world: World, id: TopUpId, amount: Dong, reference: string): void => {
  const record = world.state.topUps.get(id);
  if (record === undefined) return;
  const command = { key: `top-up:${reference}`, kind: 'top-up', change: amount } as const;
  post(world, record.owner, command, { order: null, topUp: record.number });
};

const pageOf = (world: World, owner: PartyId, asked: number): Balance => {
  const all = entriesOf(world, owner).toReversed();
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(asked, pages);
  return {
    balance: balanceOf(world, owner),
    page,
    pages,
    entries: all.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((entry) => ({
      id: deriveId(`entry ${entry.key}`),
      kind: entry.kind,
      change: changeOf(entry),
      at: entry.at,
      order: entry.order,
      topUp: entry.topUp,
      reason: '',
    })),
  };
};

const pay = (world: World, owner: PartyId, record: OrderRecord, expected: Dong): Answer<null> => {
  const { order } = record;
  const due = amountDue(order);
  const refused =
    refusePayment({ isPaid: isPaidOrder(order), isOpen: isOpenOrder(order), due }, expected) ??
    findUnorderableDomain(world, order);
  if (refused) return refused;
  const command = { key: `order:${order.id}`, kind: 'payment', change: subtractDong(zeroDong, due) } as const;
  const { id, number } = order;
  const posted = post(world, owner, command, { order: { id, number }, topUp: null });
  if (!posted.ok) return posted;
  expirePendingPayments(world, order.id);
  const payment = createPayment(world, order, 'BALANCE');
  settlePayment(world, record, { payment, total: order.totals.gross, isDeclined: false }, '');
  return ok(null);
};

/** Fake balances of the customer whose token the bearer holds. [BalanceGateway] */
export const memoryBalanceGateway = (world: World, bearer: Bearer): BalanceGateway => {
  const customer = asCustomer(world, bearer);
  return {
    load: (page) => customer(({ party }) => ok(pageOf(world, party, page))),
    topUp: (amount, key) =>
      customer(({ party, session }) =>
        runOnce(world, session, key, ['topUp', amount], () => {
          if (!mayTopUp(amount)) return refuse('bad-input');
          const own = [...world.state.topUps.values()].filter((each) => each.owner === party && each.amount === amount);
          const unpaid = own.map((each) => topUpOf(world, each)).find(({ received }) => received === 0);
          if (unpaid) return ok(unpaid);
          const count = world.state.topUps.size + 1;
          const number = `NT${String(count).padStart(8, '0')}`;
          const record = { id: topUpId(deriveId(`top-up ${count}`)), number, amount, owner: party };
          world.state.topUps.set(record.id, record);
          return ok(topUpOf(world, record));
        }),
      ),
    loadTopUp: (id) =>
      customer(({ party }) => {
        const record = world.state.topUps.get(id);
        return record?.owner === party ? ok(topUpOf(world, record)) : notFound;
      }),
    pay: (id, expected, key) =>
      customer(({ party, session }) =>
        runOnce(world, session, key, ['payFromBalance', id, expected], () => {
          const record = world.state.orders.get(id);
          return record?.order.owner?.partyId === party ? pay(world, party, record, expected) : notFound;
        }),
      ),
  };
};
