import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggedKindNames } from '#core/control-rules/logged-kind.ts';
import { seatLogByStaff } from '#core/services/seats/seat-log.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';

const kinds = Object.keys(loggedKindNames) as (keyof typeof loggedKindNames)[];
const entry = fc.record({
  kind: fc.oneof(fc.constantFrom(...kinds), fc.constantFrom('assign-seat', 'remove-seat', 'seats-done')),
  outcome: fc.constantFrom('done', 'failed'),
});
/** Newest first, one a second. */
const logs = fc.array(entry, { maxLength: 20 }).map((entries) =>
  entries.map(({ kind, outcome }, at): LoggedAction => {
    const second = (entries.length - at) * 1_000;
    return { id: String(at), kind, detail: '', by: 'customer', at: second, finishedAt: second, outcome };
  }),
);

/** The answer that the entry at each place got first, read from the oldest entry on. */
const firstAnswers = (log: readonly LoggedAction[]): ReadonlyMap<string, LoggedAction> => {
  const open = new Set<string>();
  const answered = new Map<string, LoggedAction>();
  for (const each of log.toReversed()) {
    if (each.kind !== 'seats-done') open.add(each.id);
    else {
      for (const id of open) answered.set(id, each);
      open.clear();
    }
  }
  return answered;
};

test('SVC-01 a change of users ends as the first answer of staff after it, and runs while there is none', () => {
  fc.assert(
    fc.property(logs, (log) => {
      const answered = firstAnswers(log);
      const isChange = ({ kind }: LoggedAction) => /^(assign|remove)-seat$/.test(kind);
      const expected = log.map((each) => {
        const answer = answered.get(each.id);
        const end = { outcome: answer?.outcome ?? 'running', finishedAt: answer?.finishedAt ?? null };
        return isChange(each) ? { ...each, ...end } : each;
      });
      expect(seatLogByStaff(log)).toEqual(expected);
    }),
  );
});
