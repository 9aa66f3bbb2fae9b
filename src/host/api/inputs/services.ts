import * as z from 'zod';
import type * as services from '#core/services/operations.ts';
import { serviceFilters } from '#core/services/service.ts';
import { accessKeyId, instalmentId, serviceId } from '#core/shared/ids.ts';
import type { Inputs } from './parts.ts';
import {
  amount,
  blank,
  command,
  flag,
  key,
  list,
  nothing,
  order,
  orNull,
  pageNumber,
  product,
  text,
  totals,
  typed,
} from './parts.ts';

const service = key.transform(serviceId);
const accessKey = key.transform(accessKeyId);
const due = key.transform(instalmentId);

/** `12-MONTH`. */
const term = typed(20);

export const servicesInputs: Inputs<typeof services> = {
  assignSeat: command({ id: service, seatName: typed(200), seatEmail: typed(320) }),
  controlService: command({ id: service, action: z.enum(['start', 'stop', 'reboot', 'reset-password']) }),
  createAccessKey: command({ id: service, keyName: typed(200) }),
  loadAccessKeys: z.object({ id: service }),
  loadMeasurements: z.object({ id: service }),
  askRefund: command({
    id: service,
    confirmation: typed(200),
    bank: typed(200),
    number: typed(100),
    holder: typed(200),
    expectedRefund: amount,
  }),
  cancelService: command({ id: service, confirmation: typed(200) }),
  downgradeService: command({ id: service, plan: product }),
  enterService: command({ id: service }),
  keepPlan: command({ id: service }),
  keepService: command({ id: service }),
  loadAutoRenewals: nothing,
  setAutoRenewal: command({ id: service, isOn: flag(false) }),
  loadDowngrades: z.object({ id: service }),
  loadDueDates: nothing,
  loadDeliveries: z.object({ orderId: order }),
  loadInstalments: nothing,
  loadOrderInstalments: z.object({ orderId: order }),
  loadRenewals: nothing,
  loadSeats: z.object({ id: service }),
  loadService: z.object({ id: service }),
  loadServiceControl: z.object({ id: service }),
  loadServiceEnding: z.object({ id: service }),
  loadServices: z.object({
    filter: z.preprocess((value) => blank(value) ?? 'all', z.enum(serviceFilters)),
    keyword: orNull(text(200)),
    line: orNull(text(100)),
    page: pageNumber,
  }),
  loadSnapshots: z.object({ id: service }),
  loadUpgrades: z.object({ id: service }),
  removeSeat: command({ id: service, email: typed(320) }),
  reinstallService: command({ id: service, system: typed(200), confirmation: typed(200) }),
  renameService: command({ id: service, name: typed(200), note: typed(2_000) }),
  renewServices: command({
    ids: list(service),
    dues: list(due),
    terms: z.record(text(128), term).optional(),
    expectedTotal: totals(150),
  }),
  revealPassword: command({ id: service }),
  revokeAccessKey: command({ id: service, key: accessKey, confirmation: typed(200) }),
  takeSnapshot: command({ id: service, snapshotName: typed(200) }),
  restoreSnapshot: command({ id: service, snapshot: typed(200), confirmation: typed(200) }),
  deleteSnapshot: command({ id: service, snapshot: typed(200) }),
  takeKeySecret: command({ id: service, key: accessKey }),
  takePassword: command({ id: service }),
  upgradeService: command({ id: service, plan: product, expectedTotal: amount }),
};
