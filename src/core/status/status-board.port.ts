import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { StatusReport } from './status.ts';

/** What the services measured of themselves, and the incidents of ninety days and those that last. */
export type StatusBoard = { readonly load: () => Promise<Result<StatusReport, PortFailure>> };
