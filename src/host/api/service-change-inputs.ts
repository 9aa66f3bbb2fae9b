import * as z from 'zod';
import type { ServiceChangeCommands, ServiceChangeQueries } from '#core/services/change-use-cases.ts';
import { dueId, serviceId } from '#core/shared/ids.ts';
import { amount, key, list, nothing, order, press, product, text } from './input-parts.ts';

type Asked = ServiceChangeQueries & ServiceChangeCommands;

const service = key.transform(serviceId);
const due = key.transform(dueId);
/** `seen[…]=1296000` of a form nests to a list with the last word in it. */
const expectedTotal = z.preprocess(
  (value) => value ?? {},
  z.record(
    text(128),
    z.preprocess((value) => (Array.isArray(value) ? value.at(-1) : value), amount),
  ),
);

/** The schemas of what is asked about terms and plans of services and done with them. */
export const serviceChangeInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  loadRenewals: nothing,
  loadUpgrades: z.object({ id: service }),
  loadDues: nothing,
  loadOrderDues: z.object({ orderId: order }),
  renewServices: z.object({ ids: list(service), dues: list(due), expectedTotal, idempotencyKey: press }),
  upgradeService: z.object({ id: service, plan: product, expectedTotal: amount, idempotencyKey: press }),
};
