import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookProvisioner } from '#backend/provisioning/providers/webhook/webhook-provisioner.ts';
import { UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { type Ability, everyAbility } from '#core/control-rules/abilities.ts';
import { taskFor } from './any-task.ts';
import { SECRET } from './receiver.ts';
import { type ScriptedSystem, startScriptedSystem } from './scripted-system.ts';

let system: ScriptedSystem;
beforeAll(async () => {
  system = await startScriptedSystem();
});
afterAll(() => system.close());

const { service } = taskFor('set-up', { line: 'cloud-server' });
const over = (abilities: readonly Ability[] = everyAbility) =>
  webhookProvisioner({ url: system.url, secrets: [SECRET], abilities });
const list = (status: number, body: unknown) => {
  system.answer(() => ({ status, body: JSON.stringify(body) }));
  return over().listSnapshots?.(service, Date.now());
};

const one = { name: 'ban-1', at: '2026-11-28T09:05:00+07:00', size: 4_096 };
const earlier = { name: 'ban-0', at: '2026-11-27T09:05:00+07:00', size: null };
const good = { version: 1, type: 'snapshots', service: service.id, snapshots: [one, earlier] };

test('SVC-01 a system is asked for snapshots by a signed call, and they come oldest first', async () => {
  expect(await list(200, good)).toEqual([
    { name: 'ban-0', at: Date.UTC(2026, 10, 27, 2, 5), size: null },
    { name: 'ban-1', at: Date.UTC(2026, 10, 28, 2, 5), size: 4_096 },
  ]);
  const { method, path, headers } = system.asked.at(-1) ?? {};
  expect(method).toBe('GET');
  expect(path).toMatch(new RegExp(`/services/${service.id}/snapshots$`));
  expect(headers?.get('webhook-signature')).toMatch(/^v1,/);
});

test('SVC-01 only a system that is said to make snapshots is asked for them', () => {
  const others = everyAbility.filter((each) => each !== 'snapshots');
  expect([over(others).listSnapshots, over(others).performs('take-snapshot', 'machine')]).toEqual([undefined, false]);
});

test('SVC-01 404 is a service without snapshots; another status is no answer', async () => {
  expect(await list(404, {})).toBeNull();
  await expect(list(503, {})).rejects.toMatchObject({ code: 'HTTP 503' });
});

test.each([
  ['of another service', { ...good, service: 'f'.repeat(32) }],
  ['with one name twice', { ...good, snapshots: [one, one] }],
  ['with a name that the shop never gives', { ...good, snapshots: [{ ...one, name: '../etc' }] }],
  ['with a size below nothing', { ...good, snapshots: [{ ...one, size: -1 }] }],
  ['without a time', { ...good, snapshots: [{ ...one, at: 'hôm qua' }] }],
  ['without a list', { ...good, snapshots: null }],
])('SVC-01 snapshots %s are refused', async (_, body) => {
  await expect(list(200, body)).rejects.toBeInstanceOf(UnreadableAnswer);
});
