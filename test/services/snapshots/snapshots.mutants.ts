import type { MachineSnapshots } from '#core/services/snapshots/snapshots.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { SnapshotsSubject } from './snapshots.contract.ts';

const changing =
  (change: (own: MachineSnapshots, subject: SnapshotsSubject) => Partial<MachineSnapshots>) =>
  (subject: SnapshotsSubject): SnapshotsSubject => ({
    ...subject,
    snapshots: { ...subject.snapshots, ...change(subject.snapshots, subject) },
  });

export const snapshotsMutants: Mutants<SnapshotsSubject> = {
  'nothing is ever read': changing(() => ({ list: async () => ok(null) })),
  'a press is told to be done and does nothing': changing(() => ({ run: async () => ok(true) })),
  'a refused press is told to be done': changing(({ run }) => ({
    run: async (...asked) => {
      const answer = await run(...asked);
      return answer.ok || answer.failure.kind === 'denied' ? answer : ok(true);
    },
  })),
  'each try is a press of its own': changing(({ run }, { newIdempotencyKey }) => ({
    run: (id, asked) => run(id, asked, newIdempotencyKey()),
  })),
  'a made name is always the same': changing(({ run }) => ({
    run: (id, { kind, name }, key) => run(id, { kind, name: name || 'ban-chup' }, key),
  })),
  'a restored snapshot is used up': changing(({ run, list }) => {
    const used = new Set<string>();
    return {
      run: (id, asked, key) => {
        if (asked.kind === 'restore-snapshot') used.add(asked.name);
        return run(id, asked, key);
      },
      list: async (id) => {
        const found = await list(id);
        return found.ok && found.value ? ok(found.value.filter(({ name }) => !used.has(name))) : found;
      },
    };
  }),
  'a machine that is installed anew shows the snapshots of before': changing(({ list }) => {
    let last: Awaited<ReturnType<typeof list>> | null = null;
    return {
      list: async (id) => {
        const found = await list(id);
        if (last === null || (found.ok && found.value && found.value.length > 0)) last = found;
        return last;
      },
    };
  }),
  'a name has snapshots too': changing(({ list }) => ({
    list: async (id) => {
      const found = await list(id);
      return found.ok ? ok(found.value ?? []) : found;
    },
  })),
  'what is made is not listed': changing(({ list }) => ({
    list: async (id) => {
      const found = await list(id);
      return found.ok ? ok(found.value && []) : found;
    },
  })),
  'another customer reads them': (subject) => ({ ...subject, othersSnapshots: subject.snapshots }),
  'a guest reads them': (subject) => ({ ...subject, guestsSnapshots: subject.snapshots }),
};
