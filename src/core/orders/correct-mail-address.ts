import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { email, normaliseUsername, required, validateFields } from '#core/shared/text/validation.ts';
import type { OrderGateway } from './order-gateway.port.ts';
import type { MailUse, OrderLinks } from './order-links.port.ts';

type Ports = VisitorPorts & {
  readonly orderLinks: OrderLinks;
  readonly orders: OrderGateway;
  readonly settings: ShopSettings;
};

export type CorrectMailAddressCommand = Keyed & {
  readonly orderId: OrderId;
  readonly use: MailUse;
  readonly email: string;
  /** The page that shows the order. */
  readonly path: string;
};

/**
 * Replaces the address of an order whose mails are refused, and has them sent again. Failures: `invalid-fields` {email},
 * `not-found`, `too-many-tries`. [decision 0042]
 */
export const correctMailAddress = command(
  (ports: Ports): UseCase<CorrectMailAddressCommand, Outcome> =>
    async ({ orderId, use, email: typed, path }) => {
      const address = normaliseUsername(typed);
      const fields = validateFields([['email', address, required, email]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { orderLinks, orders, delay, settings } = ports;
      const order = await readWithRetry(delay, () => orders.load(orderId));
      if (!order.ok) return fail(toShopFailure(order.failure));
      const { owner, invoiceRequest } = order.value;
      const current = use === 'order' ? owner?.contact.email : invoiceRequest?.email;
      if (normaliseUsername(current ?? '') === address)
        return fail({ kind: 'invalid-fields', fields: { email: 'address-refused' } });
      const corrected = await writeOnce(delay, () => orderLinks.correctMailAddress(orderId, use, address));
      if (!corrected.ok) return fail(toShopFailure(corrected.failure));
      return succeedWith(
        parseReturnPath(path, originsOf(settings.site)) ?? paths.thanks(orderId),
        'mail-address-corrected',
      );
    },
);
