import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { type CallAsAnonymousPorts, callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { OrderLinks } from './order-links.port.ts';
import { normaliseOrderLink, type OrderLinkFields, validateOrderLinkFields } from './validate-order-link.ts';

/**
 * Sends a fresh link to the order's e-mail address; the answer does not tell whether there is such an order. Failures:
 * `invalid-fields`, `bot-check-needed`, `too-many-tries`.
 */
export const requestOrderLink = command(
  (
    ports: CallAsAnonymousPorts & BotPorts & { readonly orderLinks: OrderLinks },
  ): UseCase<Keyed & OrderLinkFields & { readonly proof: string }, Outcome> =>
    async ({ proof, idempotencyKey, ...typed }) => {
      const fields = validateOrderLinkFields(typed);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const { orderNumber, email } = normaliseOrderLink(typed);
      await passBotCheck(ports)(proof);
      const sent = await callAsAnonymous(ports)(() =>
        writeOnce(ports.delay, () => ports.orderLinks.request(orderNumber, email, idempotencyKey)),
      );
      return sent.ok ? succeedWith(paths.orderLink(), 'order-link-sent') : sent;
    },
);
