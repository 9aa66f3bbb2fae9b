import * as z from 'zod/mini';
import { converted, filled } from '#adapters/replies/schema.ts';
import { type AutoRenewalBody, autoRenewalPaths } from '#contracts/rest/auto-renewal-rest.ts';
import type { AutoRenewals } from '#core/services/auto-renewals/auto-renewals.port.ts';
import { serviceId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';

const list = converted(z.object({ data: z.array(filled) }), ({ data }) => data.map(serviceId));
const done = converted(z.object({ data: z.literal(true) }), () => null);

/** The cloud service, /v1/auto-renewals. [AutoRenewals] */
export const restAutoRenewals = ({ rest }: Pick<ServiceClient, 'rest'>): AutoRenewals => ({
  list: () => rest('GET', autoRenewalPaths.all, { schema: list }),
  set: (id, isOn, idempotencyKey) =>
    rest('PUT', autoRenewalPaths.one(id), { body: { isOn } satisfies AutoRenewalBody, schema: done, idempotencyKey }),
});
