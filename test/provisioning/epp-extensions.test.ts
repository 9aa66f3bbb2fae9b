import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eppProvisioner } from '#backend/provisioning/providers/epp/epp-provisioner.ts';
import type { EppExtension } from '#backend/provisioning/providers/epp/epp-session.ts';
import type { Answer, DomainOrder, Provisioner, Task, TaskKind } from '#backend/provisioning/provisioner.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { describeLaws } from '#test/kit/law.ts';
import { startTinyEppRegistry, type TinyEppRegistry } from '#test/kit/servers/tiny-epp-registry.ts';
import { taskFor } from './any-task.ts';
import { type ProvisionerSubject, provisionerLaws } from './provisioner.contract.ts';

const every: readonly EppExtension[] = ['secDNS', 'rgp', 'fee'];

let registry: TinyEppRegistry;
beforeAll(async () => {
  registry = await startTinyEppRegistry(Date.now, every);
});
afterAll(() => registry.stop());

/** The other registrar gives every name that is asked for, at the first reading. */
const giving = (provisioner: Provisioner): Provisioner => ({
  ...provisioner,
  perform: (task, now) => {
    const { name } = task.service;
    if (task.kind === 'transfer' && !registry.names.has(name)) registry.addForeign(name, 'Ma-Chuyen-1');
    return provisioner.perform(task, now);
  },
  read: (task, now) => {
    const { name } = task.service;
    if (task.kind === 'transfer' && registry.names.get(name)?.transfer === 'pending') registry.decide(name, true);
    return provisioner.read(task, now);
  },
});
const open = async (): Promise<ProvisionerSubject> => ({
  now: Date.now,
  cases: 6,
  times: async (key) => registry.times(key),
  provisioner: giving(eppProvisioner(registry.settings)),
});

describeLaws('names by EPP with fees, signatures and redemption', provisionerLaws, open);

const perform = async (task: Task): Promise<Answer> => eppProvisioner(registry.settings).perform(task, Date.now());
const asked = (kind: TaskKind, order: Partial<DomainOrder> = {}, service: Partial<Task['service']> = {}): Task => {
  const task = taskFor(kind, { line: 'domain', ...service });
  if (task.domain === null) throw new Error('a name has an order');
  return { ...task, domain: { ...task.domain, ...order } };
};
const nameOf = ({ service }: Task) => {
  const found = registry.names.get(service.name);
  if (!found) throw new Error(`${service.name} is not there`);
  return found;
};
const begin = async (): Promise<Task> => {
  const task = asked('set-up');
  expect(await perform(task)).toMatchObject({ state: 'done' });
  return task;
};

describe('fees [RFC 8748]', () => {
  test('DOM-01 what is charged is what the registry said, for any number of years', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10 }), async (years) => {
        expect(await perform(asked('set-up', { years }))).toMatchObject({ state: 'done' });
      }),
      { numRuns: 5 },
    ));

  test('DOM-01 a name with a price of its own is not registered at the price of others, and members read both', async () => {
    const task = asked('set-up', { years: 2 });
    const { name } = task.service;
    registry.ownPrices.set(name, '250.00');
    expect(await perform(task)).toEqual({
      state: 'failed',
      reason: `Nơi đăng ký có giá riêng cho ${name}: 500.00 USD cho 2 năm. Khách đã trả giá thường.`,
    });
    expect(registry.names.has(name)).toBe(false);
    registry.ownPrices.delete(name);
    expect(await perform(task)).toMatchObject({ state: 'done' });
  });

  test('DOM-01 nor is it renewed or transferred', async () => {
    const task = await begin();
    const { expires } = nameOf(task);
    registry.ownPrices.set(task.service.name, '99.00');
    const renewal = asked('renew', { years: 1, until: expires + 365 * DAY_MS }, task.service);
    expect(await perform(renewal)).toMatchObject({ state: 'failed', reason: expect.stringContaining('99.00 USD') });
    expect(nameOf(task).expires).toBe(expires);
    const moved = asked('transfer', { transferCode: 'Ma-Chuyen-1' });
    registry.addForeign(moved.service.name, 'Ma-Chuyen-1');
    registry.ownPrices.set(moved.service.name, '99.00');
    expect(await perform(moved)).toMatchObject({ state: 'failed', reason: expect.stringContaining('giá riêng') });
    expect(nameOf(moved).transfer).toBe(null);
  });
});

describe('signed names [RFC 5910]', () => {
  const servers = (...hosts: readonly string[]) => ({ nameServers: hosts.map((host) => ({ host, addresses: [] })) });

  test('DOM-01 digests of the old name servers go with them, so that the new ones are found', async () => {
    const task = await begin();
    nameOf(task).digests = ['AB'.repeat(32)];
    await perform(asked('settings', servers('a.dns.vn', 'b.dns.vn'), task.service));
    expect(nameOf(task)).toMatchObject({ hosts: ['a.dns.vn', 'b.dns.vn'], digests: [] });
  });

  test('DOM-01 a transferred name that gets other name servers is not signed with the keys of the old ones', async () => {
    const task = asked('transfer', { transferCode: 'Ma-Chuyen-1', ...servers('a.dns.vn', 'b.dns.vn') });
    const { perform: ask, read } = giving(eppProvisioner(registry.settings));
    registry.addForeign(task.service.name, 'Ma-Chuyen-1');
    nameOf(task).digests = ['CD'.repeat(32)];
    expect(await ask(task, 0)).toEqual({ state: 'accepted' });
    expect(nameOf(task).digests).toHaveLength(1);
    expect(await read(task, 0)).toMatchObject({ state: 'done' });
    expect(nameOf(task)).toMatchObject({ hosts: ['a.dns.vn', 'b.dns.vn'], digests: [] });
  });

  test('DOM-01 a lock or another contact leaves the signature alone', async () => {
    const task = await begin();
    nameOf(task).digests = ['EF'.repeat(32)];
    for (const isLocked of [true, false]) await perform(asked('settings', { isLocked }, task.service));
    expect(nameOf(task).digests).toEqual(['EF'.repeat(32)]);
  });
});

test('DOM-01 a name in redemption is not renewed at the price of others, and members read why [RFC 3915]', async () => {
  const task = await begin();
  const name = nameOf(task);
  name.isInRedemption = true;
  const renewal = asked('renew', { years: 1, until: name.expires + 365 * DAY_MS }, task.service);
  expect(await perform(renewal)).toMatchObject({ state: 'failed', reason: expect.stringContaining('chuộc lại') });
  name.isInRedemption = false;
  expect(await perform(renewal)).toMatchObject({ state: 'done' });
});

test('DOM-01 of a registry without an extension nothing of it is asked', async () => {
  for (const announced of [[], ['fee'], ['secDNS', 'rgp']] satisfies (readonly EppExtension[])[]) {
    const other = await startTinyEppRegistry(Date.now, announced);
    try {
      const task = asked('set-up');
      expect(await eppProvisioner(other.settings).perform(task, 0)).toMatchObject({ state: 'done' });
      const asksFees = other.commands.some((each) => each.startsWith('check '));
      expect(asksFees).toBe(announced.some((each) => each === 'fee'));
    } finally {
      await other.stop();
    }
  }
});
