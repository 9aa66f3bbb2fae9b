import { updateLoginMethods } from '#adapters/memory/accounts/accounts.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { refuseMailsTo } from '#adapters/memory/orders/order-mails.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { idempotencyKey, type Token } from '#core/shared/ids.ts';
import { messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { moveClockTo } from '#test/kit/fakes/memory-changes.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type LinkVisitor, type OrderLinkSubject, orderLinkContract, orderLinkLaws } from './order-links.laws.ts';
import { orderLinkMutants } from './order-links.mutants.ts';

const enterAs =
  (world: World, held: Token) =>
  (access: Token | null = null): LinkVisitor => {
    const ports = memoryPorts(world, { ...createBrowser(), orderAccess: access });
    ports.bearer.set(held);
    return { ...ports, links: ports.orderLinks, newIdempotencyKey: () => idempotencyKey(world.random.id()) };
  };

const subject = async (): Promise<OrderLinkSubject> => {
  const world = memoryWorld();
  return {
    guest: async () => enterAs(world, newAnonymousToken(world)),
    customer: async (email, phone = '0912345678') => {
      const user = addUser(world, 'Lê Thị Thử', phone, email);
      updateLoginMethods(world, user.id, { usernames: [email] });
      return {
        enter: enterAs(world, logIn(world, user)),
        party: user.partyId,
        phone: async () => world.state.users.get(user.partyId)?.phone ?? '',
      };
    },
    messageTo: async (email) => messageTo(world, email),
    countMessages: async (email) =>
      world.state.accounts.outbox.filter(({ to, isRefused = false }) => to === email && !isRefused).length,
    refuseMails: async (email) => refuseMailsTo(world, email),
    later: async (milliseconds) => moveClockTo(world, world.state.now + milliseconds),
    returnUrl: 'http://localhost/PaymentResult',
    confirm: async (id) => void bankOf(world).confirm(id),
  };
};

orderLinkContract('the order service in memory', subject);
describeMutants('the laws reject every mutant of the links', orderLinkLaws, subject, orderLinkMutants);
