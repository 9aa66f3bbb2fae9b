import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';
import type { AdministrativeUnit, AdministrativeUnits } from './places.port.ts';

export type AdministrativeUnitsPorts = {
  readonly administrativeUnits: AdministrativeUnits;
  readonly delay: Delay;
  readonly log: Log;
};

/** The 34 provinces. [SDK-06] */
export const loadProvinces = publicQuery(
  { seconds: 86_400 },
  (ports: AdministrativeUnitsPorts): UseCase<Nothing, readonly AdministrativeUnit[]> =>
    () =>
      loadUnits(ports, ports.administrativeUnits.provinces),
);

/** Districts no longer exist. [SDK-06] */
export const loadWards = publicQuery(
  { seconds: 86_400 },
  (ports: AdministrativeUnitsPorts): UseCase<{ readonly province: string }, readonly AdministrativeUnit[]> =>
    ({ province }) =>
      loadUnits(ports, () => ports.administrativeUnits.wards(province)),
);

const loadUnits = async (
  { delay, log }: AdministrativeUnitsPorts,
  read: () => Promise<Result<readonly AdministrativeUnit[], PortFailure>>,
): ReturnType<UseCase<Nothing, readonly AdministrativeUnit[]>> => {
  const places = await readWithRetry(delay, read);
  if (places.ok) return places;
  log.warn('Failed to fetch places data', { kind: places.failure.kind });
  return fail(toShopFailure(places.failure));
};
