import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** Returns the value of a result that must be a success. */
export const got = <Value>(answer: Result<Value, PortFailure>): Value => {
  if (!answer.ok) throw new Error(`no content: ${answer.failure.kind}`);
  return answer.value;
};
