import { addToCart } from '#core/cart/add-to-cart.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import { BACKUP_DONE_PATH, backupPlans, proposeBackup, validateBackupDomain } from '#core/catalogue/m365-backup.ts';
import { isDomainOption } from '#core/catalogue/validate-configuration.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { CartOutcome } from './cart.ts';

export type RegisterBackupCommand = {
  readonly users: number;
  /** Retention in years. */
  readonly years: number;
  /** The Microsoft 365 organisation's own domain or its onmicrosoft.com subdomain. */
  readonly domain: string;
  /** Term in the plan's unit. */
  readonly term: number;
  /** Total with VAT that the page showed, in đồng. [CART-19] */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

export type RegisterBackupPorts = Parameters<typeof addToCart>[0];

/** Adds a backup plan. Failures: those of `addToCart`; `invalid-fields` for `domain` or `users`. [ROUTE-40] */
export const registerBackup = command(
  (ports: RegisterBackupPorts): UseCase<RegisterBackupCommand, CartOutcome> =>
    async ({ users, years, domain, term, expectedTotal, idempotencyKey }) => {
      const { catalogue, delay } = ports;
      const plans = await readWithRetry(delay, () => catalogue.products(backupPlans));
      if (!plans.ok) return fail(toShopFailure(plans.failure));
      const proposal = proposeBackup(plans.value.products, { users, years });
      const fields = { ...(proposal === null && { users: 'choice' as const }), ...validateBackupDomain(domain) };
      if (proposal === null || Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const product = await loadProductForCommand(ports)(() => catalogue.product(proposal.plan.slug));
      if (!product.ok) return product;
      const start = defaultConfiguration(product.value);
      const option = product.value.options.find(isDomainOption);
      const added = await addToCart(ports)({
        slug: product.value.slug,
        configuration: {
          term,
          quantity: proposal.quantity,
          chosen: option === undefined ? start.chosen : { ...start.chosen, [option.id]: [domain] },
        },
        expectedTotal,
        idempotencyKey,
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
      });
      return added.ok ? ok({ ...added.value, goTo: BACKUP_DONE_PATH }) : added;
    },
);
