import * as z from 'zod/mini';
import { converted } from '#adapters/replies/schema.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { StockAlertBody } from '#contracts/rest/shop-rest.ts';
import type { StockAlerts } from '#core/catalogue/stock-alerts/stock-alerts.port.ts';
import type { ServiceClient } from '../service-client.ts';

const requested = converted(z.object({ data: z.literal(true) }), () => null);

/** The storefront service, /v1/stock-alerts. [StockAlerts] */
export const restStockAlerts = ({ rest }: Pick<ServiceClient, 'rest'>): StockAlerts => ({
  request: (product, email, idempotencyKey) => {
    const path = `/v1/stock-alerts/${organisationId}/${websiteStoreId}/${encodeURIComponent(product)}`;
    return rest('POST', path, { body: { email } satisfies StockAlertBody, schema: requested, idempotencyKey });
  },
});
