import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { AdoptCartPorts } from '#core/cart/adopt-cart.ts';
import type { OrderLinks } from '#core/orders/order-links.port.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { Clock, Random } from '#core/shared/environment.port.ts';
import type { PendingLogin, PendingLoginStore } from './pending-login-store.port.ts';

export type LogInPorts = VisitorPorts &
  AdoptCartPorts & {
    readonly accounts: AccountGateway;
    readonly orderLinks: OrderLinks;
    readonly pendingLogins: PendingLoginStore;
    readonly clock: Clock;
    readonly random: Random;
  };

/** Fields that are not given are null. */
export const createPendingLogin = (
  { random }: Pick<LogInPorts, 'random'>,
  pendingLogin: Pick<PendingLogin, 'step' | 'returnPath'> & Partial<PendingLogin>,
): PendingLogin => ({
  state: random.id(),
  provider: null,
  userId: null,
  externalId: null,
  token: null,
  portalToken: null,
  code: null,
  remembered: true,
  ...pendingLogin,
});
