import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ChangeOrigin, Difference, Zone } from './zone.ts';
import type { ZoneGateway } from './zone-gateway.port.ts';

export type ZonePorts = VisitorPorts & { readonly zones: ZoneGateway };

/** What every command about a zone carries. */
export type ZoneCommand = {
  readonly id: ServiceId;
  /** Of the zone that the customer looked at. */
  readonly version: number;
  readonly idempotencyKey: IdempotencyKey;
};

/** A change, or why there is none. */
type Plan = (zone: Zone) => Result<Difference, ShopFailure>;

/**
 * Plans a change and writes it against the version that the customer looked at; when that is no longer the current one,
 * the service refuses it and the failure is `zone-changed`. `reading` maps refusals of the service.
 */
export const changeZone =
  (ports: ZonePorts) =>
  async (
    { id, version, idempotencyKey }: ZoneCommand,
    origin: ChangeOrigin,
    plan: Plan,
    reading: (failure: PortFailure) => ShopFailure = toShopFailure,
  ): Promise<Result<Outcome, ShopFailure>> => {
    const { zones, delay } = ports;
    const asCustomer = callAsCustomer(ports, reading);
    const zone = await asCustomer(() => readWithRetry(delay, () => zones.load(id)));
    if (!zone.ok) return zone;
    const planned = plan(zone.value);
    if (!planned.ok) return planned;
    const edit = { ...planned.value, version, origin };
    // Repeating a write with its key has one effect.
    const written = await asCustomer(() => writeOnce(delay, () => zones.change(id, edit, idempotencyKey)));
    return written.ok ? ok({ goTo: paths.zone(id), notice: 'zone-saved', notify: null }) : written;
  };
