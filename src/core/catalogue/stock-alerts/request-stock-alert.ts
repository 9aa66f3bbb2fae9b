import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { CallAsAnonymousPorts } from '#core/session/call-as-anonymous.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { email, required, validateFields } from '#core/shared/text/validation.ts';
import type { StockAlerts } from './stock-alerts.port.ts';

export type RequestStockAlertCommand = Keyed & {
  readonly productId: ProductId;
  readonly email: string;
  readonly path: string;
  readonly proof: string;
};

/**
 * One mail to the address when the plan can be ordered again; guests prove that they are no script. Failures:
 * `invalid-fields`, `product-unavailable`, `too-many-tries`, `bot-check-needed`, `no-token`. [CAT-10]
 */
export const requestStockAlert = command(
  (
    ports: CallAsAnonymousPorts & BotPorts & { readonly stockAlerts: StockAlerts },
  ): UseCase<RequestStockAlertCommand, Outcome> =>
    async ({ productId, email: typed, path, proof, idempotencyKey }) => {
      const address = normaliseEmail(typed);
      const fields = validateStockAlert(address);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { stockAlerts, delay, settings } = ports;
      if (visitor.value.kind !== 'customer') await passBotCheck(ports)(proof);
      const requested = await retryWithFreshToken(ports)(() =>
        writeOnce<null>(delay, () => stockAlerts.request(productId, address, idempotencyKey)),
      );
      if (!requested.ok) return fail(toShopFailure(requested.failure, { productId }));
      const goTo = parseReturnPath(path, originsOf(settings.site)) ?? '/';
      return ok({ goTo, notice: 'stock-alert-requested', notify: null });
    },
);

/** Also used while the user types; takes a normalised address. */
export const validateStockAlert = (address: string): Readonly<Record<string, FieldProblem>> =>
  validateFields([['email', address, required, email]]);
