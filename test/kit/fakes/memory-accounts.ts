import { randomUUID } from 'node:crypto';
import { memoryAccountGateway } from '#adapters/memory/accounts/account-gateway.ts';
import { finishProviderLogin } from '#adapters/memory/accounts/account-providers.ts';
import { findUserByName } from '#adapters/memory/accounts/accounts.ts';
import { memoryBotCheck } from '#adapters/memory/accounts/bot-check.ts';
import { memoryContactGateway } from '#adapters/memory/accounts/contact-gateway.ts';
import { memoryDeletionGateway } from '#adapters/memory/accounts/deletion-gateway.ts';
import { memoryIdentityGateway } from '#adapters/memory/accounts/identity-gateway.ts';
import { memorySecurityGateway } from '#adapters/memory/accounts/security-gateway.ts';
import { totpCodeAt } from '#adapters/memory/accounts/totp.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { memoryPendingLoginStore } from '#adapters/memory/browser/pending-login-store.ts';
import { refuseMailsTo } from '#adapters/memory/orders/order-mails.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { Order } from '#core/orders/order.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { orderId, token } from '#core/shared/ids.ts';
import type { AccountSubject } from '#test/account/account-subject.ts';
import type { TrailSubject } from '#test/account/log-in/pending-login-store.contract.ts';
import { bearerOf } from './memory-subjects.ts';

/** The newest message to a recipient in a memory world. */
export const messageTo = (world: World, to: string): string | null =>
  world.state.accounts.outbox.findLast((each) => each.to === to)?.text ?? null;

/** The six digits of the newest message to a recipient. */
export const codeIn = (world: World, to: string): string | null =>
  /\b\d{6}\b/.exec(messageTo(world, to) ?? '')?.[0] ?? null;

export const memoryAccountSubject = async (): Promise<AccountSubject> => {
  const world = memoryWorld();
  return {
    identity: memoryIdentityGateway(world),
    as: (held, network) => ({
      accounts: memoryAccountGateway(world, bearerOf(held), network),
      security: memorySecurityGateway(world, bearerOf(held)),
      botCheck: memoryBotCheck(world, bearerOf(held)),
      contacts: memoryContactGateway(world, bearerOf(held)),
      deletion: memoryDeletionGateway(world, bearerOf(held)),
    }),
    codeFor: async (username) => codeIn(world, username),
    refuseMails: async (email) => refuseMailsTo(world, email),
    linkKeyFor: async (username) => {
      const [, key] = /key=(\S+)/.exec(messageTo(world, username) ?? '') ?? [];
      return key === undefined ? null : token(key);
    },
    totpCode: async (secret) => totpCodeAt(secret, world.state.now),
    later: async (milliseconds) => {
      world.state.now += milliseconds;
    },
    comeBack: async (address, person) => {
      const state = new URL(address).searchParams.get('state') ?? '';
      const who = person && { id: person.email || person.name, ...person };
      return finishProviderLogin(world, state, who) ?? '';
    },
    origin: world.origin,
    finaliseOrder: async (username) => {
      const user = findUserByName(world, username);
      if (!user) throw new Error('no such customer');
      const id = orderId(randomUUID());
      const order: Order = {
        id,
        number: id,
        status: 'open',
        financial: 'UNPAID',
        source: 'cart',
        address: null,
        invoiceRequest: null,
        note: '',
        lines: [],
        totals: noAmounts,
        createdAt: world.state.now,
        version: 1,
        owner: { partyId: user.partyId, contact: { name: user.fullName, phone: user.phone, email: user.email } },
      };
      world.state.orders.set(id, { order, session: '', wasPlaced: true });
      return async () => {
        world.state.orders.set(id, { order: { ...order, status: 'closed' }, session: '', wasPlaced: true });
      };
    },
    device: () => memoryDevice(createBrowser()),
  };
};

export const memoryTrailSubject = async (): Promise<TrailSubject> => {
  const browser = createBrowser();
  return {
    next: () => memoryPendingLoginStore(browser),
    elsewhere: () => memoryPendingLoginStore(createBrowser()),
    after: () => memoryPendingLoginStore(browser),
  };
};
