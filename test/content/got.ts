import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** The value of an answer that must have one. */
export const got = <Value>(answer: Result<Value, PortFailure>): Value => {
  if (!answer.ok) throw new Error(`no content: ${answer.failure.kind}`);
  return answer.value;
};
