import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookProvisioner } from '#backend/provisioning/providers/webhook/webhook-provisioner.ts';
import { UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import { taskFor } from './any-task.ts';
import { SECRET } from './receiver.ts';
import { type ScriptedSystem, startScriptedSystem } from './scripted-system.ts';

let system: ScriptedSystem;
beforeAll(async () => {
  system = await startScriptedSystem();
});
afterAll(() => system.close());

const { service } = taskFor('set-up', { line: 'cloud-server' });
const over = (abilities = everyAbility.filter((each) => each !== 'seats')) =>
  webhookProvisioner({ url: system.url, secrets: [SECRET], abilities });
const measure = (status: number, body: unknown) => {
  system.answer(() => ({ status, body: JSON.stringify(body) }));
  return over().measure?.(service, Date.now());
};

const good = {
  version: 1,
  type: 'measurements',
  service: service.id,
  at: '2026-11-28T09:05:00+07:00',
  processor: 0.5,
  memory: { used: 1, total: 2 },
  disk: null,
  network: { received: 3, sent: 4 },
};

test('SVC-01 a system is asked for measurements by a signed call to the address of the service', async () => {
  const { version: _version, type: _type, service: _service, ...rest } = good;
  expect(await measure(200, good)).toEqual({ ...rest, at: Date.UTC(2026, 10, 28, 2, 5) });
  const { method, path, headers } = system.asked.at(-1) ?? {};
  expect(method).toBe('GET');
  expect(path).toMatch(new RegExp(`/services/${service.id}/measurements$`));
  expect(headers?.get('webhook-signature')).toMatch(/^v1,/);
});

test('SVC-01 only a system that is said to measure is asked', () => {
  expect(over(['power']).measure).toBeUndefined();
});

test('SVC-01 404 is a service that is not measured; another status is no answer', async () => {
  expect(await measure(404, {})).toBeNull();
  await expect(measure(500, {})).rejects.toMatchObject({ code: 'HTTP 500' });
});

test.each([
  ['of another service', { ...good, service: 'f'.repeat(32) }],
  ['with more than all processors', { ...good, processor: 1.2 }],
  ['with negative bytes', { ...good, network: { received: -1, sent: 0 } }],
  ['with a disk of nothing', { ...good, disk: { used: 0, total: 0 } }],
  ['with half of a byte', { ...good, memory: { used: 0.5, total: 2 } }],
  ['without a time', { ...good, at: 'bây giờ' }],
  ['with a field that nobody knows', { ...good, temperature: 40 }],
])('SVC-01 measurements %s are refused', async (_, body) => {
  await expect(measure(200, body)).rejects.toBeInstanceOf(UnreadableAnswer);
});
