import * as z from 'zod';
import type * as services from '#core/services/operations.ts';
import { instalmentId, serviceId } from '#core/shared/ids.ts';
import type { Inputs } from './parts.ts';
import { amount, blank, command, key, list, nothing, order, orNull, product, text, totals, typed } from './parts.ts';

const service = key.transform(serviceId);
const due = key.transform(instalmentId);

export const servicesInputs: Inputs<typeof services> = {
  controlService: command({ id: service, action: z.enum(['start', 'stop', 'reboot', 'reset-password']) }),
  loadDueDates: nothing,
  loadDeliveries: z.object({ orderId: order }),
  loadInstalments: nothing,
  loadOrderInstalments: z.object({ orderId: order }),
  loadRenewals: nothing,
  loadService: z.object({ id: service }),
  loadServiceControl: z.object({ id: service }),
  loadServices: z.object({
    filter: z.preprocess((value) => blank(value) ?? 'all', z.enum(['all', 'expiring', 'starting'])),
    keyword: orNull(text(200)),
  }),
  loadUpgrades: z.object({ id: service }),
  reinstallService: command({ id: service, system: typed(200), confirmation: typed(200) }),
  renameService: command({ id: service, name: typed(200), note: typed(2_000) }),
  renewServices: command({ ids: list(service), dues: list(due), expectedTotal: totals(128) }),
  revealPassword: command({ id: service }),
  takePassword: command({ id: service }),
  upgradeService: command({ id: service, plan: product, expectedTotal: amount }),
};
