import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** Province or ward; `code` as in Quyết định 19/2025/QĐ-TTg. */
export type AdministrativeUnit = { readonly code: string; readonly name: string };

/** 34 provinces and 3,321 wards, no districts. [SDK-06] */
export type AdministrativeUnits = {
  readonly provinces: () => Promise<Result<readonly AdministrativeUnit[], PortFailure>>;
  readonly wards: (province: string) => Promise<Result<readonly AdministrativeUnit[], PortFailure>>;
};
