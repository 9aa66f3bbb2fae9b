import type { Log } from './environment.port.ts';
import type { PortFailure } from './failure.ts';
import type { Result } from './result.ts';

/** A part that a page can do without: its value, or what stands in for it, with the failure logged under its phrase. [DATA-01, ERR-06] */
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
