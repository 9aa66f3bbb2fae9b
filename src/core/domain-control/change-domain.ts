import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { DomainChange, DomainControl } from './domain-control.port.ts';

export type DomainControlPorts = VisitorPorts & { readonly domainControl: DomainControl };

/** What every command about a domain carries. */
export type DomainCommand = {
  readonly id: ServiceId;
  /** Of the settings that the customer looked at. */
  readonly version: number;
  readonly idempotencyKey: IdempotencyKey;
};

/** Writes a change against the version that the customer looked at. */
export const changeDomain =
  (ports: DomainControlPorts) =>
  async (
    { id, version, idempotencyKey }: DomainCommand,
    change: DomainChange,
    notice: Notice,
  ): Promise<Result<Outcome, ShopFailure>> => {
    // Repeating a write with its key has one effect.
    const written = await callAsCustomer(ports)(() =>
      writeOnce(ports.delay, () => ports.domainControl.change(id, { version, change }, idempotencyKey)),
    );
    return written.ok ? ok({ goTo: paths.domainSettings(id), notice, notify: null }) : written;
  };
