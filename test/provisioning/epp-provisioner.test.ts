import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eppProvisioner } from '#backend/provisioning/providers/epp/epp-provisioner.ts';
import type { Answer, DomainOrder, Task, TaskKind } from '#backend/provisioning/provisioner.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { describeLaws } from '#test/kit/law.ts';
import { startTinyEppRegistry, type TinyEppRegistry } from '#test/kit/servers/tiny-epp-registry.ts';
import { taskFor } from './any-task.ts';
import { complete, type ProvisionerSubject, provisionerLaws } from './provisioner.contract.ts';

let registry: TinyEppRegistry;
beforeAll(async () => {
  registry = await startTinyEppRegistry(Date.now);
});
afterAll(() => registry.stop());

/** The other registrar gives every name that is asked for, at the first reading. */
const open = async (): Promise<ProvisionerSubject> => {
  const provisioner = eppProvisioner(registry.settings);
  return {
    now: Date.now,
    cases: 12,
    times: async (key) => registry.times(key),
    provisioner: {
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
    },
  };
};

describeLaws('names by EPP', provisionerLaws, open);

const perform = async (task: Task): Promise<Answer> => eppProvisioner(registry.settings).perform(task, Date.now());
const asked = (kind: TaskKind, order: Partial<DomainOrder> = {}, service: Partial<Task['service']> = {}): Task => {
  const task = taskFor(kind, { line: 'domain', ...service });
  if (task.domain === null) throw new Error('a name has an order');
  return { ...task, domain: { ...task.domain, ...order } };
};
const registered = (task: Task) => registry.names.get(task.service.name);
const begin = async (order: Partial<DomainOrder> = {}): Promise<Task> => {
  const task = asked('set-up', order);
  expect(await perform(task)).toMatchObject({ state: 'done' });
  return task;
};

describe('a name at its registry', () => {
  test('DOM-01 it is registered for its years, with the contacts of its owner in plain letters', async () => {
    const task = await begin({ years: 3 });
    const found = registered(task);
    expect(found?.sponsor).toBe('cua-hang');
    expect(Math.round(((found?.expires ?? 0) - Date.now()) / DAY_MS)).toBe(3 * 365);
    expect(registry.contacts.get(found?.registrant ?? '')).toBe('Nguyen Thi Dao');
    expect(found?.hosts).toEqual(['ns1.may.vn', 'ns2.may.vn']);
    expect(found?.code).toMatch(/^\w{16}$/);
  });

  test('DOM-01 a server below the name is made after it, with its addresses', async () => {
    const id = '0123456789ab'.padEnd(32, 'c');
    const host = `ns1.ten-mien-${id.slice(0, 12)}.com`;
    const task = asked('set-up', { nameServers: [{ host, addresses: ['203.0.113.1', '2001:db8::1'] }] }, { id });
    expect(await perform(task)).toMatchObject({ state: 'done' });
    expect(registered(task)?.hosts).toEqual([host]);
  });

  test('DOM-04 a name that another holds, or another service of the shop, is not sold', async () => {
    const task = asked('set-up');
    registry.addForeign(task.service.name, 'x');
    expect(await perform(task)).toEqual({ state: 'failed', reason: `${task.service.name} đã có người đăng ký.` });
    const own = await begin();
    expect(await perform(asked('set-up', {}, { name: own.service.name }))).toMatchObject({ state: 'failed' });
  });

  test.each([
    ['tên', { name: '' }],
    ['địa chỉ', { address: '' }],
    ['điện thoại', { phone: '' }],
    ['email', { email: '' }],
  ])('DOM-01 without its %s a contact is not sent, and members read what is missing', async (what, gap) => {
    const task = asked('set-up');
    const { contacts } = task.domain ?? {};
    if (!contacts) throw new Error('a name has contacts');
    const registrant = { ...contacts.registrant, ...gap };
    const answer = await perform(asked('set-up', { contacts: { ...contacts, registrant } }, task.service));
    expect(answer).toEqual({ state: 'failed', reason: `Liên hệ của tên miền thiếu ${what}.` });
    expect(registered(task)).toBeUndefined();
  });

  test('SVC-01 name servers, lock and registrant become what their owner decided, and nothing is sent twice', async () => {
    const { service } = await begin();
    const change = asked(
      'settings',
      { isLocked: true, nameServers: ['a.dns.vn', 'b.dns.vn'].map((host) => ({ host, addresses: [] })) },
      service,
    );
    await perform(change);
    expect(registry.names.get(service.name)).toMatchObject({
      hosts: ['a.dns.vn', 'b.dns.vn'],
      locks: ['clientTransferProhibited'],
    });
    const before = registry.commands.length;
    await perform({ ...change, key: 'f'.repeat(32) });
    expect(registry.commands.slice(before)).not.toContain(`update domain ${service.name}`);
    await perform(asked('settings', { isLocked: false, nameServers: null }, service));
    expect(registry.names.get(service.name)).toMatchObject({ hosts: ['a.dns.vn', 'b.dns.vn'], locks: [] });
  });

  test('SVC-01 a code is the registry’s own, and locking the name makes it worthless', async () => {
    const { service } = await begin();
    await perform(asked('settings', { isLocked: false }, service));
    const answer = await perform(asked('auth-code', {}, service));
    if (answer.state !== 'done') throw new Error('no code');
    expect(registry.names.get(service.name)?.code).toBe(answer.password);
    await perform(asked('settings', { isLocked: true }, service));
    await perform(asked('settings', { isLocked: false }, service));
    expect(registry.names.get(service.name)?.code).not.toBe(answer.password);
  });

  test('SVC-01 a renewal adds its years to what the registry has, once, even when its answer was lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.constantFrom('before', 'after'), async (years, cut) => {
        const { service } = await begin();
        const before = registry.names.get(service.name)?.expires ?? 0;
        const task = asked('renew', { years, until: before + years * 365 * DAY_MS + DAY_MS / 2 }, service);
        registry.next(cut as 'before' | 'after');
        await expect(perform(task)).rejects.toThrow();
        const answer = await perform(task);
        const { expires } = registry.names.get(service.name) ?? {};
        expect(expires).toBe(before + years * 365 * DAY_MS);
        expect(answer).toMatchObject({ state: 'done', expiresAt: expires });
      }),
      { numRuns: 6 },
    );
  });

  test.each(['before', 'after'] as const)(
    'DOM-01 a registration that is cut %s it is done is done once',
    async (cut) => {
      const task = asked('set-up');
      registry.next(cut);
      await expect(perform(task)).rejects.toThrow();
      expect(await perform(task)).toMatchObject({ state: 'done' });
      expect(registry.times(task.key)).toBe(1);
    },
  );

  test('DOM-01 a transfer waits for the other registrar, and ends as that decides', async () => {
    for (const isGiven of [true, false]) {
      const task = asked('transfer', { nameServers: null });
      const { name } = task.service;
      registry.addForeign(name, 'Ma-Chuyen-1');
      expect(await perform(task)).toEqual({ state: 'accepted' });
      const { read } = eppProvisioner(registry.settings);
      expect(await read(task, 0)).toEqual({ state: 'accepted' });
      registry.decide(name, isGiven);
      const answer = await read(task, 0);
      if (isGiven) expect(answer).toMatchObject({ state: 'done', expiresAt: registered(task)?.expires });
      else expect(answer).toMatchObject({ state: 'failed', reason: expect.stringContaining('từ chối') });
      if (isGiven) expect(registered(task)?.hosts).toEqual(['ns1.nha-khac.vn', 'ns2.nha-khac.vn']);
    }
  });

  test.each([
    ['a wrong code', { transferCode: 'Sai' }, 'EPP 2202: Result 2202'],
    ['no code', { transferCode: null }, 'Không còn mã chuyển của'],
  ])('DOM-01 a transfer with %s fails, and members read why', async (_, order, reason) => {
    const task = asked('transfer', order);
    registry.addForeign(task.service.name, 'Ma-Chuyen-1');
    expect(await perform(task)).toMatchObject({ state: 'failed', reason: expect.stringContaining(reason) });
  });

  test.each([2400, 2500, 2502])('DOM-01 a registry that answers %i is asked again', async (code) => {
    const task = asked('set-up');
    registry.next(code);
    await expect(perform(task)).rejects.toThrow(/cannot do it now/);
    expect(await complete(await open(), task)).toMatchObject({ state: 'done' });
  });

  test.each([2104, 2306, 2308])('DOM-01 what it refuses with %i is told to members', async (code) => {
    const task = await begin();
    registry.next(code);
    expect(await perform(asked('auth-code', {}, task.service))).toEqual({
      state: 'failed',
      reason: `EPP ${code}: Result ${code}`,
    });
  });

  test('DOM-01 another certificate than the one that was given is not trusted', async () => {
    const stranger = await startTinyEppRegistry(Date.now);
    try {
      const { certificate } = stranger.settings;
      const wrong = eppProvisioner({ ...registry.settings, certificate });
      await expect(wrong.perform(asked('set-up'), 0)).rejects.toThrow();
    } finally {
      await stranger.stop();
    }
  });
});
