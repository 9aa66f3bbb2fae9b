import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapshotKinds } from '#core/control-rules/power.ts';
import {
  areSnapshots,
  decideSnapshot,
  isSnapshotName,
  MAX_SNAPSHOT_NAME,
  MAX_SNAPSHOTS,
  madeSnapshotName,
  toSnapshotName,
} from '#core/control-rules/snapshots.ts';

const anyName = fc.stringMatching(/^[a-c]$/);
const anyTyped = fc.oneof(
  fc.string(),
  fc.constantFrom('Trước khi nâng cấp', '  Bản 1 ', 'ĐỔI-MÃ', '日本', '--', 'a_b/c'),
);

test('SVC-01 whatever an owner does, a machine has never more snapshots than the limit, and each name once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...snapshotKinds), anyName)), (presses) => {
      let names: readonly string[] = [];
      for (const [kind, name] of presses) {
        const isAllowed = decideSnapshot(kind, names, name).ok;
        expect([kind, name, isAllowed]).toEqual([
          kind,
          name,
          kind === 'take-snapshot' ? names.length < MAX_SNAPSHOTS && !names.includes(name) : names.includes(name),
        ]);
        if (isAllowed && kind === 'take-snapshot') names = [...names, name];
        if (isAllowed && kind === 'delete-snapshot') names = names.filter((each) => each !== name);
        expect(areSnapshots(names.map((each) => ({ name: each, at: 0, size: null })))).toBe(true);
      }
    }),
  );
});

test('SVC-01 what an owner types becomes a name that every engine takes, or none; a name stays as it is', () => {
  fc.assert(
    fc.property(anyTyped, (typed) => {
      const name = toSnapshotName(typed);
      if (name !== '' && name.length <= MAX_SNAPSHOT_NAME) expect(name).toSatisfy(isSnapshotName);
      expect(toSnapshotName(name)).toBe(name);
    }),
  );
  expect(toSnapshotName(' Trước khi nâng cấp (v2) ')).toBe('truoc-khi-nang-cap-v2');
  for (const refused of ['', '-', 'a--b', 'Ban-1', 'a/b', 'a b', 'a'.repeat(MAX_SNAPSHOT_NAME + 1)])
    expect([refused, isSnapshotName(refused)]).toEqual([refused, false]);
});

test('SVC-01 a made name is new among any others, and says the minute in Vietnam', () => {
  const now = Date.UTC(2026, 10, 29, 17, 5);
  expect(madeSnapshotName(now, [])).toBe('2026-11-30-00-05');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(5), (time, count) => {
      let names: readonly string[] = [];
      for (let each = 0; each <= count; each += 1) {
        const made = madeSnapshotName(time, names);
        expect(names).not.toContain(made);
        expect(made).toSatisfy(isSnapshotName);
        names = [...names, made];
      }
    }),
  );
});
