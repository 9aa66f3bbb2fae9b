import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import { shopFailureOf } from '#core/failures/refusals.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';
import type { Place, Places } from './places.port.ts';

export type PlacesPorts = { readonly places: Places; readonly delay: Delay; readonly log: Log };

/** The 34 provinces. [SDK-06] */
export const loadProvinces = publicQuery(
  { seconds: 86_400 },
  (ports: PlacesPorts): UseCase<Nothing, readonly Place[]> =>
    () =>
      listed(ports, ports.places.provinces),
);

/** The wards of a province; districts no longer exist. [SDK-06] */
export const loadWards = publicQuery(
  { seconds: 86_400 },
  (ports: PlacesPorts): UseCase<{ readonly province: string }, readonly Place[]> =>
    ({ province }) =>
      listed(ports, () => ports.places.wards(province)),
);

const listed = async (
  { delay, log }: PlacesPorts,
  read: () => Promise<Result<readonly Place[], PortFailure>>,
): ReturnType<UseCase<Nothing, readonly Place[]>> => {
  const places = await readWithRetry(delay, read);
  if (places.ok) return places;
  log.warn('Failed to fetch places data', { kind: places.failure.kind });
  return fail(shopFailureOf(places.failure));
};
