import type { World } from '#adapters/memory/world.ts';
import { isOpenOrder, orderStates } from '#core/orders/order-states.ts';
import { partyId } from '#core/shared/ids.ts';
import type { DeletionBlocker } from '#core/shared/people/deletion-blocker.ts';
import { deletedBuyer } from '#core/shared/people/invoice-party.ts';
import { serviceStates } from '#core/shared/service-status.ts';

/** What the customer must finish first. */
export const findDeletionBlockers = ({ state }: World, userId: string): readonly DeletionBlocker[] => {
  const orders = [...state.orders.values()].map(({ order }) => order).filter(({ owner }) => owner?.partyId === userId);
  const isOwn = ({ orderId }: { readonly orderId: string }) => orders.some(({ id }) => id === orderId);
  const services = [...state.services.values()].map(({ detail }) => detail).filter(isOwn);
  const isRunning = services.some(({ status, endDate }) => !serviceStates[status].isOver && state.now < endDate);
  const isOwing = [...state.instalments.values()].some((each) => isOwn(each) && each.paid === null);
  return [
    ...(orders.some(isOpenOrder) ? (['order-unpaid'] as const) : []),
    ...(orders.some(({ status }) => orderStates[status].isInSetUp) ? (['order-in-progress'] as const) : []),
    ...(isOwing ? (['instalment-unpaid'] as const) : []),
    ...(isRunning ? (['service-running'] as const) : []),
  ];
};

/** Orders and invoices stay for the accounts, without the person. */
const pseudonymise = ({ state, random }: World, userId: string): void => {
  const nobody = partyId(`KH${random.id()}`);
  for (const [id, record] of state.orders) {
    if (record.order.owner?.partyId !== userId) continue;
    const owner = { partyId: nobody, contact: { name: '', phone: '', email: '' } };
    const order = { ...record.order, owner, address: null, invoiceRequest: null, note: '' };
    state.orders.set(id, { ...record, order, session: nobody });
    for (const [key, invoice] of state.invoices)
      if (invoice.orderId === order.id && invoice.buyer.taxCode === '')
        state.invoices.set(key, { ...invoice, buyer: deletedBuyer });
  }
};

const deleteWhere = <Key, Value>(map: Map<Key, Value>, isGone: (value: Value, key: Key) => boolean): void => {
  for (const [key, value] of map) if (isGone(value, key)) map.delete(key);
};

const erase = (world: World, userId: string): void => {
  const { state } = world;
  const { accounts } = state;
  const user = state.users.get(userId);
  pseudonymise(world, userId);
  deleteWhere(state.sessions, ({ party }) => party === userId);
  deleteWhere(state.addresses, ({ owner }) => owner === userId);
  deleteWhere(accounts.contactChanges, (change) => change.userId === userId);
  deleteWhere(accounts.tokens, (step) => step.userId === userId);
  deleteWhere(accounts.codes, (code) => code.user === userId);
  state.subscriptions.delete(user?.email ?? '');
  state.favourites = state.favourites.filter(({ ownerKey }) => ownerKey !== userId);
  for (const [id, { owner }] of state.supportRequests) if (owner === userId) state.supportRequests.delete(id);
  state.reviews.splice(0, Infinity, ...state.reviews.filter(({ author }) => author !== userId));
  state.opportunities.splice(0, Infinity, ...state.opportunities.filter(({ session }) => session !== userId));
  accounts.loginMethods.delete(userId);
  state.people.delete(userId);
  state.users.delete(userId);
};

/** Deletes the accounts whose waiting time is over, and keeps those with something unfinished. */
export const deleteDueAccounts = (world: World): void => {
  const { deletions } = world.state.accounts;
  for (const [userId, effectiveAt] of deletions) {
    if (world.state.now < effectiveAt) continue;
    deletions.delete(userId);
    if (findDeletionBlockers(world, userId).length === 0) erase(world, userId);
  }
};
