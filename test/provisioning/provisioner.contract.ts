import fc from 'fast-check';
import { expect } from 'vitest';
import { handOverFields } from '#backend/provisioning/hand-over-fields.ts';
import {
  type Answer,
  type Done,
  isOwnersTask,
  NotNow,
  type Provisioner,
  type Task,
  type TaskKind,
  taskKinds,
  tasks,
} from '#backend/provisioning/provisioner.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { abilitiesOf, abilityFor } from '#core/control-rules/abilities.ts';
import { areMeasurements } from '#core/control-rules/measurements.ts';
import { snapshotKinds } from '#core/control-rules/power.ts';
import { areSnapshots } from '#core/control-rules/snapshots.ts';
import { serviceKinds, serviceRules } from '#core/shared/goods/service-kind.ts';
import type { Law } from '#test/kit/law.ts';
import { anyTask, linesOf, taskFor } from './any-task.ts';

/** A provisioner, and what its other side did. */
export type ProvisionerSubject = {
  readonly provisioner: Provisioner;
  /** How often the task was done. */
  readonly times: (key: string) => Promise<number>;
  readonly now: () => number;
  /** Draws of a law, where each takes seconds. */
  readonly cases?: number;
};

const MAX_REFUSALS = 20;

/**
 * Asks, and reads what was accepted until it is done. A service that another call has ended may tell of none of its tasks:
 * then it is asked again, as the shop does.
 */
export const complete = async ({ provisioner, now }: ProvisionerSubject, task: Task): Promise<Done> => {
  let refusals = 0;
  /** Who cannot do it now, such as a machine that is busy with the same command, is asked again, but not for ever. */
  const untilNow = async <Got>(ask: () => Promise<Got>): Promise<Got | { readonly state: 'accepted' }> => {
    try {
      return await ask();
    } catch (error) {
      refusals += 1;
      if (!(error instanceof NotNow) || refusals > MAX_REFUSALS) throw error;
      return { state: 'accepted' };
    }
  };
  const perform = () => untilNow(() => provisioner.perform(task, now()));
  let answer: Answer = await perform();
  while (answer.state === 'accepted') {
    const read = await untilNow(() => provisioner.read(task, now()));
    // What was refused was never accepted.
    if (read.state === 'unknown' && task.kind !== 'end' && refusals === 0)
      throw new Error('an accepted task is unknown');
    answer = read.state === 'unknown' ? await perform() : read;
  }
  if (answer.state === 'failed') throw new Error(answer.reason);
  return answer;
};

/** What begins a name needs none. */
const begins = ({ kind }: Task): boolean => kind === 'set-up' || kind === 'register' || kind === 'transfer';

/** Asks for a set-up before a task that needs a service, and for a snapshot before one that needs it. */
const prepare = async (subject: ProvisionerSubject, task: Task): Promise<void> => {
  if (!begins(task)) await complete(subject, taskFor('set-up', task.service));
  if (task.snapshot !== null && task.kind !== 'take-snapshot')
    await complete(subject, taskFor('take-snapshot', task.service));
};

const onService = async (subject: ProvisionerSubject, task: Task): Promise<Done> => {
  await prepare(subject, task);
  return complete(subject, task);
};

const performed = ({ provisioner }: ProvisionerSubject) =>
  anyTask.filter(({ kind, service }) => provisioner.performs(kind, service.kind));

const law = (name: string, check: (subject: ProvisionerSubject) => Promise<void>): Law<ProvisionerSubject> => ({
  name: `SVC-01 ${name}`,
  check: async (open) => check(await open()),
});

const forTasks = (subject: ProvisionerSubject, check: (task: Task) => Promise<void>) =>
  fc.assert(fc.asyncProperty(performed(subject), check), { numRuns: subject.cases ?? 25 });

export const provisionerLaws: readonly Law<ProvisionerSubject>[] = [
  law('a set-up answers what its kind of service has: addresses, user and first password, or none', async (subject) => {
    for (const line of linesOf(subject.provisioner)) {
      const task = taskFor('set-up', { line });
      const { facts } = await complete(subject, task);
      if (facts === null) expect.fail(`${line}: no facts`);
      const fields = handOverFields[task.service.kind];
      const has = (rule: string) => fields.some((each) => each.rule === rule && each.isRequired);
      if (has('ips')) expect([line, facts.ips.length > 0, facts.address !== '']).toEqual([line, true, true]);
      expect([line, (facts.password ?? '').length >= 8]).toEqual([line, has('secret')]);
      expect([line, (facts.username ?? '') !== '']).toEqual([line, has('user')]);
      if (has('url'))
        expect([line, facts.urlPublic ?? facts.urlPrivate]).toEqual([line, expect.stringMatching(/^http/)]);
    }
  }),

  law(
    'what is asked again with one key, one after the other or at once, is done once and answered alike',
    async (subject) => {
      await forTasks(subject, async (task) => {
        await prepare(subject, task);
        const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => complete(subject, task)));
        for (const each of [...others, await complete(subject, task)]) expect(each).toEqual(first);
        expect(await subject.times(task.key)).toBe(1);
      });
    },
  ),

  law('each key is a task of its own: what is asked twice with two keys is done twice', async (subject) => {
    const [line] = linesOf(subject.provisioner);
    if (line === undefined) throw new Error('it sets nothing up');
    const kind = (['reset-password', 'change', 'auth-code'] as const).find((each) =>
      subject.provisioner.performs(each, serviceKindOf(line)),
    );
    if (kind === undefined) throw new Error('it changes nothing');
    const first = taskFor(kind, { line });
    await onService(subject, first);
    const second = taskFor(kind, first.service);
    await complete(subject, second);
    expect([await subject.times(first.key), await subject.times(second.key)]).toEqual([1, 1]);
  }),

  law('two services share no address, unless it says that its addresses are invented', async (subject) => {
    const seen = new Set<string>();
    let given = 0;
    for (const line of linesOf(subject.provisioner))
      for (let unit = 0; unit < 3; unit += 1) {
        const { facts } = await complete(subject, taskFor('set-up', { line }));
        for (const ip of facts?.ips ?? []) seen.add(ip);
        given += facts?.ips.length ?? 0;
      }
    if (subject.provisioner.hasOwnAddresses) expect(seen.size).toBe(given);
  }),

  law(
    'what makes a password answers one of eight characters or more; nothing else does, and only a set-up has facts',
    async (subject) => {
      await forTasks(subject, async (task) => {
        const { facts, password } = await onService(subject, task);
        expect((password ?? '').length >= 8).toBe(tasks[task.kind].makesPassword);
        expect(facts !== null).toBe(task.kind === 'set-up');
      });
    },
  ),

  law(
    'what registers, transfers or renews a name answers when it expires, or nobody knows; nothing else does',
    async (subject) => {
      await forTasks(subject, async (task) => {
        const { expiresAt } = await onService(subject, task);
        const mayTell = serviceRules[task.service.kind].isDomain && tasks[task.kind].setsExpiry;
        if (!mayTell) expect([task.kind, expiresAt]).toEqual([task.kind, null]);
        else if (expiresAt !== null) expect(expiresAt).toBeGreaterThan(subject.now());
      });
    },
  ),

  law('what was never asked for is unknown to it, and reading does nothing', async (subject) => {
    await forTasks(subject, async (task) => {
      expect(await subject.provisioner.read(task, subject.now())).toEqual({ state: 'unknown' });
      expect(await subject.times(task.key)).toBe(0);
    });
  }),

  law(
    'owners are offered what it performs of their actions, and it sets up what it changes',
    async ({ provisioner }) => {
      for (const kind of serviceKinds)
        for (const work of taskKinds) {
          if (!provisioner.performs(work, kind)) continue;
          if (isOwnersTask(work)) expect(provisioner.abilities).toContain(abilityFor[work]);
          expect([work, kind, provisioner.performs('set-up', kind)]).toEqual([work, kind, true]);
        }
    },
  ),

  law('it offers measurements exactly when it measures', async ({ provisioner: { abilities, measure } }) => {
    expect(abilities.includes('measurements')).toBe(measure !== undefined);
  }),

  law('what it measures of a service can be of a machine, and of nobody’s there is nothing', async (subject) => {
    const { measure, hasOwnAddresses } = subject.provisioner;
    const line = linesOf(subject.provisioner).find((each) => abilitiesOf({ type: each }).includes('measurements'));
    if (measure === undefined || line === undefined) return;
    const task = taskFor('set-up', { line });
    if (hasOwnAddresses) expect(await measure(task.service, subject.now())).toBeNull();
    await complete(subject, task);
    for (let reading = 0; reading < 2; reading += 1) {
      const found = await measure(task.service, subject.now());
      if (found === null) expect.fail('it measures nothing');
      expect(found).toSatisfy(areMeasurements);
      expect(found.memory ?? found.disk ?? found.processor).not.toBeNull();
    }
  }),

  law('it offers snapshots exactly when it lists them', async ({ provisioner: { abilities, listSnapshots } }) => {
    expect(abilities.includes('snapshots')).toBe(listSnapshots !== undefined);
  }),

  law('a snapshot is listed from when it is taken until it is deleted, and restoring it keeps it', async (subject) => {
    const { listSnapshots, performs, hasOwnAddresses } = subject.provisioner;
    const line = linesOf(subject.provisioner).find((each) => abilitiesOf({ type: each }).includes('snapshots'));
    if (listSnapshots === undefined || line === undefined) return;
    for (const kind of snapshotKinds) expect(performs(kind, serviceKindOf(line))).toBe(true);
    const { service } = taskFor('set-up', { line });
    const namesAfter = async (kind: TaskKind, snapshot: string | null): Promise<readonly string[] | undefined> => {
      await complete(subject, { ...taskFor(kind, service), snapshot });
      const found = await listSnapshots(service, subject.now());
      expect(found ?? []).toSatisfy(areSnapshots);
      return found?.map(({ name }) => name);
    };
    if (hasOwnAddresses) expect(await listSnapshots(service, subject.now())).toBeNull();
    expect(await namesAfter('set-up', null)).toEqual([]);
    expect(await namesAfter('take-snapshot', 'ban-1')).toEqual(['ban-1']);
    expect(await namesAfter('take-snapshot', 'ban-2')).toEqual(['ban-1', 'ban-2']);
    for (let time = 0; time < 2; time += 1)
      expect(await namesAfter('restore-snapshot', 'ban-2')).toEqual(['ban-1', 'ban-2']);
    expect(await namesAfter('delete-snapshot', 'ban-1')).toEqual(['ban-2']);
    const other = taskFor('set-up', { line });
    await complete(subject, other);
    expect(await listSnapshots(other.service, subject.now())).toEqual([]);
  }),
];
