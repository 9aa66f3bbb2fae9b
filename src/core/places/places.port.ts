import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** A province or ward. `code` is the statistical code of Quyết định 19/2025/QĐ-TTg. */
export type Place = { readonly code: string; readonly name: string };

/** Administrative units of Vietnam: 34 provinces, 3,321 wards, no districts. [SDK-06] */
export type Places = {
  readonly provinces: () => Promise<Result<readonly Place[], PortFailure>>;
  /** Empty for provinces of the new model. */
  readonly districts: (province: string) => Promise<Result<readonly Place[], PortFailure>>;
  readonly wards: (province: string) => Promise<Result<readonly Place[], PortFailure>>;
};
