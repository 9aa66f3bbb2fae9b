import { createHash, createHmac } from 'node:crypto';
import type { Provisioning } from '#backend/platform/environment.ts';
import { handOverSchema } from '#backend/provisioning/hand-over-fields.ts';
import {
  type Answer,
  type DomainTask,
  isDomainTask,
  isOwnersTask,
  NotNow,
  type Provisioner,
  type ReadAnswer,
  type Task,
  type TaskKind,
  tasks,
} from '#backend/provisioning/provisioner.ts';
import { type Ability, abilityFor } from '#core/control-rules/abilities.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { exchangeWith } from './exchange-with.ts';
import { type IncusApi, IncusRefusal, incusApi, type Machine } from './incus-api.ts';
import { ByHand, devicesOf, isVirtual, limitsOf, optionOf, understood, wholeOrder } from './machine-order.ts';
import { rebootMachine, startMachine, stopMachine } from './machine-power.ts';
import {
  deleteMachineSnapshot,
  isRestored,
  listMachineSnapshots,
  restoreMachineSnapshot,
  takeMachineSnapshot,
} from './machine-snapshots.ts';
import { measureMachine } from './measure-machine.ts';

type Settings = NonNullable<Provisioning['incus']>;

/** Who began a task is at work this long; after it another one goes on, because that one ended in the middle. */
const LEASE_MS = MINUTE_MS;
const USER = 'root';
const MADE = 'made';
const DONE = 'done';
/** Of a change that meets others. */
const MAX_TRIES = 5;

const nameOf = ({ id }: Task['service']): string => `m${id}`;
/** Of a machine that takes the place of another. */
const newNameOf = (service: Task['service']): string => `${nameOf(service)}-new`;
const markOf = (key: string): string => `user.shop.${key}`;

/** The same for a task however often it is asked: nobody has to keep it. 20 characters, about 119 bits. */
const passwordOf = ({ client }: Settings, key: string): string =>
  createHmac('sha256', client).update(`password ${key}`).digest('base64').replace(/[+/=]/g, 'x').slice(0, 20);

/** Of a service, whichever machine it has: a machine that is made anew gets its address again. Locally administered. */
const hardwareAddressOf = ({ id }: Task['service']): string =>
  `02:${createHash('sha256').update(id).digest('hex').slice(0, 10).match(/../g)?.join(':')}`;

/** Images for the cloud read it: they forbid what the shop hands over. */
const CLOUD_CONFIG = '#cloud-config\nssh_pwauth: true\ndisable_root: false\n';

const PREPARE = [
  'echo "root:$PASSWORD" | chpasswd || exit 1',
  'if [ -n "$SSH_KEY" ]; then umask 077; mkdir -p /root/.ssh; echo "$SSH_KEY" > /root/.ssh/authorized_keys; fi',
  'if [ -n "$HOST_NAME" ]; then echo "$HOST_NAME" > /etc/hostname; hostname "$HOST_NAME"; fi',
].join('\n');

/** Another call is at work on the machine, or has just made it. */
const isBusy = ({ reason }: IncusRefusal): boolean => /\bbusy\b|\balready\b|matching .*operation/i.test(reason);

type Marks = Readonly<Record<string, string>>;

const marksOf = ({ config }: Machine): Marks =>
  Object.fromEntries(Object.entries(config).filter(([key]) => key.startsWith('user.shop.')));

/** Makes the machine of the service with the marks of its tasks; it does not run yet. */
const create = (
  api: IncusApi,
  settings: Settings,
  task: Task,
  { name, marks }: { readonly name: string; readonly marks: Marks },
): Promise<void> => {
  const { image, target, size } = wholeOrder(settings, task);
  const body = {
    name,
    source: { type: 'image', alias: image },
    profiles: [settings.profile],
    type: settings.kind,
    config: {
      ...marks,
      ...limitsOf(size),
      [markOf(task.key)]: MADE,
      'volatile.eth0.hwaddr': hardwareAddressOf(task.service),
      'cloud-init.user-data': CLOUD_CONFIG,
    },
  };
  return api.create(body, target);
};

/** A new one takes the place of the machine that is given; there is one of the two at each moment. */
const replace = async (api: IncusApi, settings: Settings, task: Task, machine: Machine): Promise<void> => {
  try {
    await create(api, settings, task, { name: newNameOf(task.service), marks: marksOf(machine) });
  } catch (error) {
    // One that ended here before has made it.
    if (!(error instanceof IncusRefusal && isBusy(error))) throw error;
  }
  await stopMachine(api, nameOf(task.service));
  await api.remove(nameOf(task.service));
};

/** The machine of a service; one that was to take its place does so when it is gone. */
const loadMachine = async (api: IncusApi, service: Task['service']): Promise<Machine | null> => {
  const machine = await api.load(nameOf(service));
  if (machine !== null || (await api.load(newNameOf(service))) === null) return machine;
  try {
    await api.rename(newNameOf(service), nameOf(service));
  } catch (error) {
    // Another did it meanwhile.
    if (!(error instanceof IncusRefusal)) throw error;
  }
  return api.load(nameOf(service));
};

type Change = { readonly config?: Marks; readonly devices?: Machine['devices'] };

/** Changes what it reads; the server counts small things as changes, so it is read again when it has changed meanwhile. */
const change = async (api: IncusApi, name: string, changeOf: (machine: Machine) => Change): Promise<void> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const machine = await api.load(name);
    if (machine === null) throw new NotNow('no machine');
    if (await api.change(name, machine.tag, changeOf(machine))) return;
  }
  throw new NotNow('changed meanwhile');
};

const resize = (api: IncusApi, settings: Settings, task: Task): Promise<void> => {
  const { size } = wholeOrder(settings, task);
  return change(api, nameOf(task.service), (machine) => ({
    config: limitsOf(size),
    devices: devicesOf(size, machine.expanded_devices),
  }));
};

/** Sets password, key and name of the machine, which runs afterwards. */
const prepare = async (api: IncusApi, settings: Settings, task: Task): Promise<void> => {
  const name = nameOf(task.service);
  await startMachine(api, name);
  await api.run(name, ['sh', '-c', PREPARE], {
    PASSWORD: passwordOf(settings, task.key),
    SSH_KEY: optionOf(task.service, understood.key),
    HOST_NAME: optionOf(task.service, understood.host),
  });
};

const setUp = async (api: IncusApi, settings: Settings, task: Task): Promise<void> => {
  await resize(api, settings, task);
  await prepare(api, settings, task);
};

/** Whether the machine has a mark of the task now. */
const isMarked =
  (api: IncusApi, { key, service }: Task): (() => Promise<boolean>) =>
  async () =>
    lookUp((await api.load(nameOf(service)))?.config ?? {}, markOf(key)) !== undefined;

const hasRestored = (api: IncusApi, task: Task): Promise<boolean> =>
  isRestored(api, nameOf(task.service), task, isMarked(api, task));

/** A snapshot has the size that its machine had; the plan of now counts. */
const restore = async (api: IncusApi, settings: Settings, task: Task): Promise<void> => {
  await restoreMachineSnapshot(api, nameOf(task.service), task, isMarked(api, task));
  await resize(api, settings, task);
};

/** What each task does. Done again after a crash, it leaves the same machine. */
const work: Readonly<
  Record<Exclude<TaskKind, DomainTask>, (api: IncusApi, settings: Settings, task: Task) => Promise<unknown>>
> = {
  'set-up': setUp,
  change: resize,
  suspend: (api, _, { service }) => stopMachine(api, nameOf(service)),
  resume: (api, _, { service }) => startMachine(api, nameOf(service)),
  start: (api, _, { service }) => startMachine(api, nameOf(service)),
  stop: (api, _, { service }) => stopMachine(api, nameOf(service)),
  reboot: (api, _, { service }) => rebootMachine(api, nameOf(service)),
  'reset-password': prepare,
  reinstall: setUp,
  'take-snapshot': (api, _, task) => takeMachineSnapshot(api, nameOf(task.service), task),
  'restore-snapshot': restore,
  'delete-snapshot': (api, _, task) => deleteMachineSnapshot(api, nameOf(task.service), task),
  end: async (api, _, { service }) => {
    await api.remove(newNameOf(service));
    await stopMachine(api, nameOf(service));
    await api.remove(nameOf(service));
  },
};

const isMade = (kind: TaskKind): boolean => kind === 'set-up' || kind === 'reinstall';

/** What a failure means: a sentence for the staff, a task that goes on, or another try. */
const failureOf = (error: unknown): Answer => {
  if (error instanceof ByHand) return { state: 'failed', reason: error.message };
  if (error instanceof NotNow || (error instanceof IncusRefusal && isBusy(error))) return { state: 'accepted' };
  throw error instanceof IncusRefusal ? new NotNow(error.reason) : error;
};

/**
 * Machines of an Incus server, or of LXD 5, whose interface is the same. A machine carries the marks of its tasks, so
 * nothing else is kept: `user.shop.<key>` is when a task was begun, in ms, then `made` for a new machine, at last `done`.
 */
export const incusProvisioner = (settings: Settings, api: IncusApi = incusApi(exchangeWith(settings))): Provisioner => {
  const answerOf = async (task: Task): Promise<Answer> => {
    const password = passwordOf(settings, task.key);
    if (task.kind !== 'set-up')
      return {
        state: 'done',
        facts: null,
        password: tasks[task.kind].makesPassword ? password : null,
        expiresAt: null,
      };
    const ip = (await api.loadAddresses(nameOf(task.service))).join(' ');
    // It has none yet, or its owner has stopped it since.
    if (ip === '') return { state: 'accepted' };
    return {
      state: 'done',
      facts: handOverSchema(task.service.kind).parse({ ip, user: USER, password }),
      password: null,
      expiresAt: null,
    };
  };
  /** False: another call does it. */
  const claim = async (task: Task, machine: Machine | null, now: number): Promise<boolean> => {
    const name = nameOf(task.service);
    const begun = { [markOf(task.key)]: String(now) };
    if (machine === null) await create(api, settings, task, { name, marks: {} });
    else if (!(await api.change(name, machine.tag, { config: begun }))) return false;
    if (machine !== null && task.kind === 'reinstall') {
      await replace(api, settings, task, machine);
      await loadMachine(api, task.service);
    }
    return true;
  };
  const finish = async (task: Task): Promise<Answer> => {
    if (isDomainTask(task.kind)) throw new ByHand('Máy chủ không giữ tên miền.');
    await work[task.kind](api, settings, task);
    if (task.kind !== 'end') await change(api, nameOf(task.service), () => ({ config: { [markOf(task.key)]: DONE } }));
    return answerOf(task);
  };
  const advance = async (task: Task, machine: Machine | null, now: number): Promise<Answer> => {
    const mark = machine ? lookUp(machine.config, markOf(task.key)) : undefined;
    if (mark === DONE || (machine === null && task.kind === 'end')) return answerOf(task);
    if (mark === MADE || (mark !== undefined && task.kind === 'end')) return finish(task);
    if (mark === undefined && machine !== null && (await hasRestored(api, task))) return finish(task);
    if (machine === null && !isMade(task.kind)) throw new ByHand('Máy không còn trên máy chủ.');
    if (mark !== undefined && now - Number(mark) < LEASE_MS) return { state: 'accepted' };
    if (isMade(task.kind) || task.kind === 'change') wholeOrder(settings, task);
    const isOwn = await claim(task, machine, now);
    // A machine that is gone tells nobody that it was: each call sees to the end itself.
    return isOwn || task.kind === 'end' ? finish(task) : { state: 'accepted' };
  };
  return {
    name: 'incus',
    abilities: [...new Set<Ability>([...settings.abilities, 'measurements'])],
    performs: (kind, of) => {
      if (!isVirtual(of) || kind === 'seats' || kind === 'keys' || isDomainTask(kind)) return false;
      return !isOwnersTask(kind) || settings.abilities.includes(abilityFor[kind]);
    },
    durationOf: () => null,
    hasOwnAddresses: true,
    measure: async (service, now) => {
      const machine = await api.load(nameOf(service));
      return machine && measureMachine(api, nameOf(service), machine, now);
    },
    ...(settings.abilities.includes('snapshots') && {
      listSnapshots: (service: Task['service']) => listMachineSnapshots(api, nameOf(service)),
    }),
    perform: async (task, now) => {
      const machine = await loadMachine(api, task.service);
      return advance(task, machine, now).catch(failureOf);
    },
    read: async (task, now): Promise<ReadAnswer> => {
      const isKnownByMark = isMarked(api, task);
      // The mark is gone only while a restored machine waits for its last one, which may come between two questions.
      const isKnown = (await isKnownByMark()) || (await hasRestored(api, task)) || (await isKnownByMark());
      if (!isKnown) return { state: 'unknown' };
      return advance(task, await loadMachine(api, task.service), now).catch(failureOf);
    },
  };
};
