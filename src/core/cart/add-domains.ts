import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { CartNotice, CartOutcome } from '#core/cart/cart.ts';
import { reloadCartOutcome } from '#core/cart/cart-outcome.ts';
import { findCart } from '#core/cart/find-cart.ts';
import { createDomainLineBuilder } from '#core/cart/lines/create-domain-line-builder.ts';
import { createLineAdder } from '#core/cart/lines/create-line-adder.ts';
import { MAX_BULK_NAMES } from '#core/domains/bulk-names.ts';
import { checkDomain } from '#core/domains/check-domain.ts';
import { toDomainOffers } from '#core/domains/domain-offer.ts';
import { loadDomainProducts } from '#core/domains/load-domain-products.ts';
import type { RefusedDomain } from '#core/domains/refused-domains.ts';
import { refusedDomainsPath } from '#core/domains/refused-domains.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { attachDomain } from './attach-domain.ts';
import type { AddDomainsCommand, DomainsOutcome } from './cart.ts';

/**
 * Adds domains, one line each and once per idempotency key. Checks every name again and reports names that cannot be
 * added. With `forLine`, the first name becomes the one that this hosting line is for. Failures: `no-token`,
 * `options-failed`, failures of catalogue and cart. [DOM-01, DOM-04, CART-05]
 */
export const addDomains = command(
  (ports: AddOfferPorts): UseCase<AddDomainsCommand, DomainsOutcome> =>
    async (command) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const products = await loadDomainProducts(ports)();
      if (!products.ok) return products;
      const found = await findCart(ports)(visitor.value, command.orderId);
      if (!found.ok) return fail(toShopFailure(found.failure));

      const names = [...new Set(command.names.map((each) => normaliseDomain(each) ?? each))].slice(0, MAX_BULK_NAMES);
      // Checks in parallel; the steps below use the cached answers.
      await Promise.all(names.map((name) => checkDomain(ports)(name)));
      const { add, orderId } = createLineAdder(ports, found.value);
      const lineFor = createDomainLineBuilder(ports, command, toDomainOffers(products.value, command.years));
      const refused: RefusedDomain[] = [];
      for (const name of names) {
        const idempotencyKey = deriveIdempotencyKey(command.idempotencyKey, name);
        const done = await add({ idempotencyKey, domain: name, make: () => lineFor(name) });
        if (!done.ok) refused.push({ name, failure: done.failure });
      }
      const [first] = names;
      const cart = orderId();
      const added = names.filter((name) => refused.every((each) => each.name !== name));
      const isThere = refused.every(
        ({ name, failure }) => name !== first || failure.kind === 'domain-already-in-order',
      );
      const hosting = isThere && cart !== null ? (command.forLine ?? null) : null;
      if (hosting !== null && cart !== null && first !== undefined) {
        const attached = await attachDomain(ports)(cart, hosting, first);
        if (!attached.ok) return attached;
      }
      const changed = added.length > 0 || hosting !== null ? cart : null;
      const outcome = await loadOutcome(ports, changed, added.length > 0 ? 'added' : 'changed', cart);
      const stillRefused = hosting === null ? refused : refused.filter(({ name }) => name !== first);
      return ok({
        ...outcome,
        goTo: refusedDomainsPath(command.path, stillRefused) ?? outcome.goTo,
        added,
        refusedDomains: stillRefused,
      });
    },
);

/** `changed` is null when the cart stayed as it was. */
const loadOutcome = async (
  ports: AddOfferPorts,
  changed: OrderId | null,
  notice: CartNotice,
  cart: OrderId | null,
): Promise<CartOutcome> =>
  changed === null
    ? { cart: null, notice: null, notify: null, goTo: paths.cart(cart) }
    : reloadCartOutcome(ports)(changed, notice);
