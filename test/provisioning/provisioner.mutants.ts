import type { Done, Provisioner, Task } from '#backend/provisioning/provisioner.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ProvisionerSubject } from './provisioner.contract.ts';

const changing =
  (change: (own: Provisioner, subject: ProvisionerSubject) => Partial<Provisioner>) =>
  (subject: ProvisionerSubject): ProvisionerSubject => ({
    ...subject,
    provisioner: { ...subject.provisioner, ...change(subject.provisioner, subject) },
  });

const changingDone = (change: (done: Done, task: Task) => Done) =>
  changing(({ perform }) => ({
    perform: async (task, now) => {
      const answer = await perform(task, now);
      return answer.state === 'done' ? change(answer, task) : answer;
    },
  }));

const withFacts = (change: (facts: NonNullable<Done['facts']>) => NonNullable<Done['facts']>) =>
  changingDone((done) => ({ ...done, facts: done.facts && change(done.facts) }));

let tries = 0;
const other = (key: string): string => {
  tries += 1;
  return `${key}-${tries}`;
};

export const provisionerMutants: Mutants<ProvisionerSubject> = {
  'every try does the task again': changing(({ perform }) => ({
    perform: (task, now) => perform({ ...task, key: other(task.key) }, now),
  })),
  'a second try answers another password': changingDone((done) => ({
    ...done,
    password: done.password && other('mat-khau'),
  })),
  'a service is one key: what is asked later was done before': changing(({ perform }) => ({
    perform: (task, now) => perform(task.kind === 'set-up' ? task : { ...task, key: task.service.id }, now),
  })),
  'a set-up answers no facts': changingDone((done) => ({ ...done, facts: null })),
  'facts of a domain are answered for every service': withFacts((facts) => ({ ...facts, ips: [], username: null })),
  'the first password is forgotten': withFacts((facts) => ({ ...facts, password: null })),
  'the panel is not told': withFacts((facts) => ({ ...facts, urlPublic: null, urlPrivate: null })),
  'every machine has the same address': withFacts((facts) => ({
    ...facts,
    ips: facts.ips.map(() => '10.0.0.1'),
    address: facts.ips.length > 0 ? '10.0.0.1' : facts.address,
  })),
  'a restart says when a name expires': changingDone((done) => ({ ...done, expiresAt: done.expiresAt ?? 1 })),
  'a restart makes a password': changingDone((done) => ({ ...done, password: done.password ?? 'mat-khau-moi' })),
  'a reading does what nobody asked for': changing(({ perform, read }) => ({
    read: async (task, now) => {
      const found = await read(task, now);
      return found.state === 'unknown' ? perform(task, now) : found;
    },
  })),
  'what it performs is not offered': changing(() => ({ abilities: [] })),
  'it restarts what it did not set up': changing(({ performs }) => ({
    performs: (work, kind) => performs(work, kind) && !(work === 'set-up' && kind === 'lab'),
  })),
  'it offers measurements and has none': ({ provisioner: { measure: _, ...provisioner }, ...subject }) => ({
    ...subject,
    provisioner,
  }),
  'more than all processors are busy': changing(({ measure }) => ({
    measure: async (service, now) => {
      const found = await measure?.(service, now);
      return found ? { ...found, processor: 1.5 } : null;
    },
  })),
  'it offers snapshots and lists none': ({ provisioner: { listSnapshots: _, ...provisioner }, ...subject }) => ({
    ...subject,
    provisioner,
  }),
  'a snapshot that was deleted is listed still': changing(({ perform }) => ({
    perform: (task, now) => perform(task.kind === 'delete-snapshot' ? { ...task, snapshot: 'khac' } : task, now),
  })),
  'a snapshot has another name than was asked': changing(({ listSnapshots }) => ({
    listSnapshots: async (service, now) =>
      (await listSnapshots?.(service, now))?.map((each, index) => ({ ...each, name: `snap${index}` })) ?? null,
  })),
  'snapshots have names that no address takes': changing(({ listSnapshots }) => ({
    listSnapshots: async (service, now) =>
      (await listSnapshots?.(service, now))?.map((each) => ({ ...each, name: `${each.name}/` })) ?? null,
  })),
  'all machines have one list of snapshots': changing(({ perform, listSnapshots }) => ({
    perform: (task, now) =>
      perform(task.snapshot === null ? task : { ...task, service: { ...task.service, id: 'chung' } }, now),
    listSnapshots: async (service, now) =>
      (await listSnapshots?.({ ...service, id: 'chung' }, now)) ?? (await listSnapshots?.(service, now)) ?? null,
  })),
  'it measures what nobody has': changing(() => ({
    measure: async () => ({ at: 0, processor: 0, memory: null, disk: null, network: null }),
  })),
};
