import type { Message } from '#adapters/memory/accounts/accounts-state.ts';
import type { World } from '#adapters/memory/world.ts';
import { amountDue, type Order } from '#core/orders/order.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { OrderId } from '#core/shared/ids.ts';

/** The fake writes this mail about an order, and the one with its invoice. */
export const sendOrderReceived = (world: World, { id, number, owner }: Order): void => {
  const { accounts, now } = world.state;
  const to = owner?.contact.email ?? '';
  if (to === '') return;
  const text = `Cửa hàng đã nhận đơn ${number}.`;
  accounts.outbox.push({ id: world.random.id(), channel: 'email', to, text, at: now, order: id });
};

/** Money came that is less than the order costs. */
export const sendPartReceived = (world: World, order: Order): void => {
  const { accounts, now } = world.state;
  const to = order.owner?.contact.email ?? '';
  if (to === '') return;
  const text = `Đơn ${order.number} còn thiếu ${formatDong(amountDue(order))}.`;
  accounts.outbox.push({ id: world.random.id(), channel: 'email', to, text, at: now, order: order.id });
};

/** To the other address that a company gave; none when it gave no other. */
export const sendInvoice = (world: World, { id, number, owner, invoiceRequest }: Order): void => {
  const { accounts, now } = world.state;
  const to = invoiceRequest?.email ?? '';
  if (to === '' || to === owner?.contact.email) return;
  const text = `Hoá đơn của đơn ${number}.`;
  accounts.outbox.push({ id: world.random.id(), channel: 'email', to, text, at: now, order: id });
};

const change = (world: World, isMeant: (message: Message) => boolean, changes: Partial<Message>): void => {
  const { outbox } = world.state.accounts;
  for (const [at, message] of outbox.entries()) if (isMeant(message)) outbox[at] = { ...message, ...changes };
};

/** What the mail server of an address does that does not exist, for tests and `dev:memory`. */
export const refuseMailsTo = (world: World, address: string): void =>
  change(world, ({ to }) => to === address, { isRefused: true });

/** `order` null: any mail. */
export const hasRefusedMail = (world: World, address: string, order: OrderId | null = null): boolean =>
  world.state.accounts.outbox.some(
    (each) => each.isRefused === true && each.to === address && (order === null || each.order === order),
  );

/** The refused mails of an order go to another address. */
export const redirectRefusedMails = (world: World, order: OrderId, from: string, to: string): void =>
  change(world, (each) => each.isRefused === true && each.to === from && each.order === order, {
    to,
    isRefused: false,
  });
