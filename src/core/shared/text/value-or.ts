import type { Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** An optional part of a page: its value, or a fallback with the failure logged. [DATA-01, ERR-06] */
export const valueOr = <Value, Instead>(
  log: Log,
  event: string,
  answer: Result<Value, PortFailure>,
  instead: Instead,
): Value | Instead => {
  if (answer.ok) return answer.value;
  log.warn(event, { kind: answer.failure.kind });
  return instead;
};
