import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { QuotationId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { loadQuotationOffer, type QuotedOfferPorts, quotationTotals } from './load-quotation-offer.ts';
import type { QuotationView } from './quotation.ts';
import type { QuotationGateway } from './quotation-gateway.port.ts';

export type QuotationPorts = QuotedOfferPorts & { readonly quotations: QuotationGateway };

/** Also returns what can still be ordered. Anyone who knows the id may read it. Failures: `not-found`. */
export const loadQuotation = query(
  (ports: QuotationPorts): UseCase<{ readonly id: QuotationId }, QuotationView> =>
    async ({ id }) => {
      const { quotations, delay } = ports;
      const quotation = await readWithRetry(delay, () => quotations.load(id));
      if (!quotation.ok) return fail(toShopFailure(quotation.failure));
      const offered = await loadQuotationOffer(ports)(quotation.value);
      if (!offered.ok) return offered;
      const { isValid, lines, totals } = offered.value;
      return ok({
        quotation: quotation.value,
        totals: quotationTotals(quotation.value),
        offer: { isValid, lines, totals },
      });
    },
);
