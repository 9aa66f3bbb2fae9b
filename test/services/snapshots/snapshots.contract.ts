import { expect } from 'vitest';
import type { SnapshotKind } from '#core/control-rules/power.ts';
import { areSnapshots, MAX_SNAPSHOTS, type Snapshot } from '#core/control-rules/snapshots.ts';
import type { MachineSnapshots } from '#core/services/snapshots/snapshots.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, unwrap } from '#test/payment/payment-subject.ts';
import {
  act,
  actAndWait,
  type ControlSubject,
  reinstallWith,
  runDomain,
  runServer,
  waitForAction,
} from '#test/services/control/control-subject.ts';

/** A customer's snapshots, another customer's and a guest's. */
export type SnapshotsSubject = ControlSubject & {
  readonly snapshots: MachineSnapshots;
  readonly othersSnapshots: MachineSnapshots;
  readonly guestsSnapshots: MachineSnapshots;
};

const run = ({ snapshots, newIdempotencyKey }: SnapshotsSubject, id: ServiceId, kind: SnapshotKind, name: string) =>
  snapshots.run(id, { kind, name }, newIdempotencyKey());

const listed = async ({ snapshots }: SnapshotsSubject, id: ServiceId): Promise<readonly Snapshot[]> =>
  unwrap(await snapshots.list(id)) ?? expect.fail('nothing was read');

/** Names after an action that was carried out. */
const namesAfter = async (subject: SnapshotsSubject, id: ServiceId, kind: SnapshotKind, name: string) => {
  unwrap(await run(subject, id, kind, name));
  await waitForAction(subject);
  const found = await listed(subject, id);
  expect(found).toSatisfy(areSnapshots);
  return found.map((each) => each.name);
};

const codeOf = (answer: Awaited<ReturnType<MachineSnapshots['run']>>): string => {
  if (answer.ok) return 'done';
  return answer.failure.kind === 'rejected' ? answer.failure.code : answer.failure.kind;
};

const law = (
  name: string,
  check: (subject: SnapshotsSubject, id: ServiceId) => Promise<void>,
): Law<SnapshotsSubject> => ({
  name: `SVC-01 ${name}`,
  check: async (open) => {
    const subject = await open();
    await check(subject, await runServer(subject));
  },
});

/** Laws of every MachineSnapshots over an engine that answers. */
export const snapshotsLaws: readonly Law<SnapshotsSubject>[] = [
  law('a snapshot is made, restored and deleted under its name, and the log says so', async (subject, id) => {
    expect(await listed(subject, id)).toEqual([]);
    expect(await namesAfter(subject, id, 'take-snapshot', 'truoc-khi-sua')).toEqual(['truoc-khi-sua']);
    expect(await namesAfter(subject, id, 'restore-snapshot', 'truoc-khi-sua')).toEqual(['truoc-khi-sua']);
    expect(await namesAfter(subject, id, 'delete-snapshot', 'truoc-khi-sua')).toEqual([]);
    const { log, settled } = unwrap(await subject.control.load(id));
    expect(log.map(({ kind, detail, outcome }) => [kind, detail, outcome])).toEqual(
      ['delete-snapshot', 'restore-snapshot', 'take-snapshot'].map((kind) => [kind, 'truoc-khi-sua', 'done']),
    );
    expect(settled).toBe('running');
  }),

  law('without a name one is made that is new', async (subject, id) => {
    const first = await namesAfter(subject, id, 'take-snapshot', '');
    const both = await namesAfter(subject, id, 'take-snapshot', '');
    expect(both).toEqual([...first, expect.any(String)]);
    expect(new Set(both).size).toBe(2);
  }),

  law('it keeps never more than the limit, and one that is deleted makes room', async (subject, id) => {
    for (let each = 0; each < MAX_SNAPSHOTS; each += 1) await namesAfter(subject, id, 'take-snapshot', `ban-${each}`);
    const refused = await run(subject, id, 'take-snapshot', 'ban-cuoi');
    expect(refused).toMatchObject({ failure: { code: 'too-many-snapshots', detail: { most: MAX_SNAPSHOTS } } });
    expect(await listed(subject, id)).toHaveLength(MAX_SNAPSHOTS);
    await namesAfter(subject, id, 'delete-snapshot', 'ban-0');
    expect(await namesAfter(subject, id, 'take-snapshot', 'ban-cuoi')).toContain('ban-cuoi');
  }),

  law('a name is given once, and what is not there is neither restored nor deleted', async (subject, id) => {
    await namesAfter(subject, id, 'take-snapshot', 'ban-1');
    expect(codeOf(await run(subject, id, 'take-snapshot', 'ban-1'))).toBe('snapshot-exists');
    expect(codeOf(await run(subject, id, 'take-snapshot', '../ban'))).toBe('bad-input');
    for (const kind of ['restore-snapshot', 'delete-snapshot'] as const)
      expect([kind, codeOf(await run(subject, id, kind, 'ban-2'))]).toEqual([kind, 'not-found']);
    expect(await listed(subject, id)).toHaveLength(1);
  }),

  law('one key runs once, also when it comes again after its snapshot is there', async (subject, id) => {
    const key = subject.newIdempotencyKey();
    const press = () => subject.snapshots.run(id, { kind: 'take-snapshot', name: 'ban-1' }, key);
    const both = await Promise.all([press(), press()]);
    expect(both.some(({ ok }) => ok)).toBe(true);
    await waitForAction(subject);
    expect(codeOf(await press())).toBe('done');
    expect(unwrap(await subject.control.load(id)).log).toHaveLength(1);
    expect(await listed(subject, id)).toHaveLength(1);
  }),

  law('a service runs one action at a time, whichever page it comes from', async (subject, id) => {
    unwrap(await run(subject, id, 'take-snapshot', 'ban-1'));
    expect(unwrap(await subject.control.load(id)).running?.kind).toBe('take-snapshot');
    expect(codeOf(await run(subject, id, 'take-snapshot', 'ban-2'))).toBe('service-action-running');
    expect(await act(subject, id, { kind: 'reboot' })).toMatchObject({ failure: { code: 'service-action-running' } });
    await waitForAction(subject);
    unwrap(await act(subject, id, { kind: 'reboot' }));
    expect(codeOf(await run(subject, id, 'delete-snapshot', 'ban-1'))).toBe('service-action-running');
  }),

  law(
    'a machine that is off keeps and takes snapshots and stays off; installed anew it has none',
    async (subject, id) => {
      await actAndWait(subject, id, { kind: 'stop' });
      expect(await namesAfter(subject, id, 'take-snapshot', 'luc-tat')).toEqual(['luc-tat']);
      const { settled, systems } = unwrap(await subject.control.load(id));
      expect(settled).toBe('stopped');
      await actAndWait(subject, id, reinstallWith(systems[0] ?? ''));
      expect(await listed(subject, id)).toEqual([]);
    },
  ),

  {
    name: 'SVC-01 what no engine copies, such as a name, has no snapshots and makes none',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      expect(unwrap(await subject.snapshots.list(id))).toBeNull();
      expect(codeOf(await run(subject, id, 'take-snapshot', 'ban-1'))).toBe('service-action-impossible');
    },
  },

  law(
    'nobody reads or makes the snapshots of another customer’s machine, and a guest none at all',
    async (subject, id) => {
      const asked = { kind: 'take-snapshot', name: 'la' } as const;
      expectNotFound(await subject.othersSnapshots.list(id));
      expectNotFound(await subject.othersSnapshots.run(id, asked, subject.newIdempotencyKey()));
      const denied = { ok: false, failure: { kind: 'denied' } };
      expect(await subject.guestsSnapshots.list(id)).toMatchObject(denied);
      expect(await subject.guestsSnapshots.run(id, asked, subject.newIdempotencyKey())).toMatchObject(denied);
      expect(await listed(subject, id)).toEqual([]);
    },
  ),
];

export const snapshotsContract = (name: string, open: () => Promise<SnapshotsSubject>): void =>
  describeLaws(name, snapshotsLaws, open);
