import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  type Done,
  isDomainTask,
  type Provisioner,
  type Task,
  type TaskKind,
  taskKinds,
} from '#backend/provisioning/provisioner.ts';
import { isSnapshotKind } from '#core/control-rules/power.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { describeLaws } from '#test/kit/law.ts';
import { taskFor } from '#test/provisioning/any-task.ts';
import { provisionerLaws } from '#test/provisioning/provisioner.contract.ts';
import { incusSubject } from './incus-subject.ts';
import { type MemoryIncus, memoryIncus } from './memory-incus.ts';

describeLaws('machines of Incus', provisionerLaws, async () => incusSubject(memoryIncus().exchange));

const newTask = (kind: TaskKind, service: Partial<Task['service']> = {}): Task =>
  taskFor(kind, { line: 'cloud-server', ...service });

/** Asks as the shop does, a minute later each time, until it is done. */
const insist = async (provisioner: Provisioner, task: Task): Promise<Done> => {
  let now = Date.now();
  for (let tries = 0; tries < 20; tries += 1, now += MINUTE_MS) {
    const ask = async (): Promise<Answer | null> => provisioner.perform(task, now).catch(() => null);
    const answer = await ask();
    if (answer?.state === 'failed') throw new Error(answer.reason);
    if (answer?.state === 'done') return answer;
  }
  throw new Error('it is never done');
};

const machineOf = ({ machines }: MemoryIncus, { service }: Task) => machines.get(`m${service.id}`);

/** The server that the shop loses at its `at`-th request: before it arrives, or before the answer does. */
const cutting = ({ exchange }: MemoryIncus, at: number, arrives: boolean): MemoryIncus['exchange'] => {
  let count = 0;
  return async (...call) => {
    count += 1;
    if (count !== at) return exchange(...call);
    if (arrives) await exchange(...call);
    throw new Error('the connection is lost');
  };
};

const machineTasks = taskKinds.filter((kind) => !isDomainTask(kind));

describe('a machine of Incus', () => {
  test('SVC-01 whatever request is lost on the way or back, the task ends, with one machine and one answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...machineTasks),
        fc.nat({ max: 20 }),
        fc.boolean(),
        async (kind, at, arrives) => {
          const server = memoryIncus();
          const first = newTask('set-up');
          const { provisioner } = incusSubject(server.exchange);
          if (kind !== 'set-up') await insist(provisioner, first);
          if (isSnapshotKind(kind) && kind !== 'take-snapshot')
            await insist(provisioner, newTask('take-snapshot', first.service));
          const task = kind === 'set-up' ? first : newTask(kind, first.service);
          const unlucky = incusSubject(cutting(server, at + 1, arrives)).provisioner;
          const answer = await insist(unlucky, task);
          expect(server.machines.size).toBe(kind === 'end' ? 0 : 1);
          const again = kind === 'stop' || kind === 'suspend' ? answer : await insist(provisioner, task);
          expect(again).toEqual(answer);
          const restored = machineOf(server, task)?.did.filter((each) => each.startsWith('restore')) ?? [];
          expect(restored).toHaveLength(kind === 'restore-snapshot' ? 1 : 0);
          const isRunning = machineOf(server, task)?.isRunning ?? null;
          expect(isRunning).toBe(kind === 'end' ? null : kind !== 'stop' && kind !== 'suspend');
        },
      ),
      { numRuns: 300 },
    );
  });

  test('SVC-01 it has what the plan says, in the image of its system, and its disk never shrinks', async () => {
    const server = memoryIncus();
    const { provisioner } = incusSubject(server.exchange);
    const resources = [
      { name: 'Bộ xử lý', value: '2 vCPU' },
      { name: 'Bộ nhớ', value: '4 GB RAM' },
      { name: 'Ổ cứng', value: '60 GB SSD NVMe' },
      { name: 'Băng thông', value: '200 Mbps' },
    ];
    const options = [
      { name: 'Hệ điều hành', value: 'Debian 13' },
      { name: 'Ổ cứng thêm', value: '+20 GB SSD' },
      { name: 'Bảng điều khiển', value: 'Không cài' },
      { name: 'Quản trị máy chủ', value: 'Tự quản trị' },
    ];
    const task = newTask('set-up', { resources, options });
    await insist(provisioner, task);
    expect(machineOf(server, task)).toMatchObject({
      image: 'debian/13',
      config: { 'limits.cpu': '2', 'limits.memory': '4GiB' },
      devices: {
        root: { size: '80GiB', pool: 'default' },
        eth0: { 'limits.ingress': '200Mbit', 'limits.egress': '200Mbit' },
      },
    });
    const smaller = resources.map((each) => ({
      ...each,
      value: each.value.replace('60', '30').replace('4 GB', '2 GB'),
    }));
    const change: Task = { ...newTask('change', task.service), plan: { id: '1', title: 'Nhỏ', resources: smaller } };
    await insist(provisioner, change);
    expect(machineOf(server, task)).toMatchObject({
      config: { 'limits.memory': '2GiB' },
      devices: { root: { size: '80GiB' } },
    });
  });

  test('SVC-01 installed anew it has another system and password, and its address', async () => {
    const server = memoryIncus();
    const { provisioner } = incusSubject(server.exchange);
    const task = newTask('set-up');
    const { facts } = await insist(provisioner, task);
    for (let i = 0; i < 3; i += 1) await insist(provisioner, newTask('set-up'));
    const again = newTask('reinstall', task.service);
    const { password } = await insist(provisioner, again);
    expect(password).not.toBe(facts?.password);
    expect(machineOf(server, task)).toMatchObject({ image: 'debian/13', did: ['start', password] });
    expect((await insist(provisioner, task)).facts?.ips).toEqual(facts?.ips);
  });

  test.each([
    [{ options: [{ name: 'Hệ điều hành', value: 'Windows 11 Pro' }] }, 'INCUS_IMAGES không có «Windows 11 Pro».'],
    [{ location: 'Đà Nẵng' }, 'INCUS_LOCATIONS không có «Đà Nẵng».'],
    [{ resources: [{ name: 'Bộ xử lý', value: '2 vCPU' }] }, 'Gói không ghi RAM theo GB, ổ cứng theo GB.'],
    [
      {
        options: [
          { name: 'Hệ điều hành', value: 'Debian 13' },
          { name: 'Ứng dụng cài sẵn', value: 'WordPress' },
          { name: 'Địa chỉ IPv4 thêm', value: '2 địa chỉ' },
        ],
      },
      'Cần người làm: Ứng dụng cài sẵn: WordPress; Địa chỉ IPv4 thêm: 2 địa chỉ.',
    ],
  ])('SVC-01 it tells the staff what it cannot make: %j', async (service, reason) => {
    const server = memoryIncus();
    const { provisioner } = incusSubject(server.exchange);
    const task = newTask('set-up', service);
    expect(await provisioner.perform(task, Date.now())).toEqual({ state: 'failed', reason });
    expect(server.machines.size).toBe(0);
  });

  test('SVC-01 a machine that somebody removed is not restarted in silence', async () => {
    const { provisioner } = incusSubject(memoryIncus().exchange);
    expect(await provisioner.perform(newTask('reboot'), Date.now())).toMatchObject({ state: 'failed' });
  });
});

test('SVC-01 a machine is measured against its own limits; one that does not run tells its disk alone', async () => {
  const server = memoryIncus();
  const { provisioner } = incusSubject(server.exchange);
  const task = newTask('set-up');
  await insist(provisioner, task);
  const measured = await provisioner.measure?.(task.service, Date.now());
  expect(measured).toMatchObject({
    memory: { used: 64 * 2 ** 20, total: 8 * 2 ** 30 },
    disk: { used: 2 ** 30, total: 80 * 2 ** 30 },
    network: { received: 4_096, sent: 2_048 },
  });
  // A tenth of one of four processors.
  expect(measured?.processor).toBeCloseTo(0.025, 2);
  await insist(provisioner, newTask('stop', task.service));
  const stopped = await provisioner.measure?.(task.service, Date.now());
  expect(stopped).toMatchObject({ processor: null, memory: null, network: null, disk: { used: 2 ** 30 } });
});

test('SVC-01 a machine that is restored keeps the size that is paid now, and its disk does not shrink', async () => {
  const server = memoryIncus();
  const { provisioner } = incusSubject(server.exchange);
  const first = newTask('set-up');
  await insist(provisioner, first);
  await insist(provisioner, newTask('take-snapshot', first.service));
  const larger = newTask('change', first.service);
  await insist(provisioner, larger);
  const grown = machineOf(server, first);
  const [limits, root] = [grown?.config['limits.memory'], grown?.devices.root?.size];
  const resources = larger.plan?.resources ?? [];
  await insist(provisioner, newTask('restore-snapshot', { ...first.service, resources }));
  const restored = machineOf(server, first);
  expect([restored?.config['limits.memory'], restored?.devices.root?.size]).toEqual([limits, root]);
  expect(limits).toBe('16GiB');
});

test('SVC-01 snapshots that whoever runs the server made are not told, and a restored one keeps its name', async () => {
  const server = memoryIncus();
  const { provisioner } = incusSubject(server.exchange);
  const first = newTask('set-up');
  await insist(provisioner, first);
  await server.exchange('POST', `/1.0/instances/m${first.service.id}/snapshots`, { body: { name: 'snap0' } });
  await insist(provisioner, newTask('take-snapshot', first.service));
  await insist(provisioner, newTask('restore-snapshot', first.service));
  const listed = await provisioner.listSnapshots?.(first.service, Date.now());
  expect(listed?.map(({ name, size }) => [name, size])).toEqual([['truoc-khi-nang-cap', null]]);
  await insist(provisioner, newTask('delete-snapshot', first.service));
  expect([...(machineOf(server, first)?.snapshots.keys() ?? [])]).toEqual(['snap0']);
});

test('SVC-01 what is to be restored and is not there any more fails with a sentence for the staff', async () => {
  const { provisioner } = incusSubject(memoryIncus().exchange);
  const first = newTask('set-up');
  await insist(provisioner, first);
  await expect(insist(provisioner, newTask('restore-snapshot', first.service))).rejects.toThrow('không còn');
});

test('SVC-01 storage that restores the newest snapshot alone is told to the staff at once, and asked no second time', async () => {
  const server = memoryIncus({ isZfs: true });
  const { provisioner } = incusSubject(server.exchange);
  const first = newTask('set-up');
  await insist(provisioner, first);
  const named = (kind: TaskKind, snapshot: string): Task => ({ ...newTask(kind, first.service), snapshot });
  await insist(provisioner, named('take-snapshot', 'cu'));
  await setTimeout(5);
  await insist(provisioner, named('take-snapshot', 'moi'));
  await expect(insist(provisioner, named('restore-snapshot', 'cu'))).rejects.toThrow('mới nhất');
  await insist(provisioner, named('restore-snapshot', 'moi'));
  expect(machineOf(server, first)?.did.filter((each) => each.startsWith('restore'))).toHaveLength(1);
});
