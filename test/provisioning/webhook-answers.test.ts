import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookProvisioner } from '#backend/provisioning/providers/webhook/webhook-provisioner.ts';
import { taskBody, toTaskBody } from '#backend/provisioning/providers/webhook/wire.ts';
import { type Task, tasks, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import { forAll } from '#test/kit/for-all.ts';
import { anyTask, taskFor } from './any-task.ts';
import { typedFacts } from './memory-provisioner.ts';
import { SECRET } from './receiver.ts';
import { type ScriptedSystem, startScriptedSystem } from './scripted-system.ts';

describe('what a system may answer', () => {
  let system: ScriptedSystem;
  beforeAll(async () => {
    system = await startScriptedSystem();
  });
  afterAll(() => system.close());

  const over = () => webhookProvisioner({ url: `${system.url}/`, secrets: [SECRET], abilities: everyAbility });
  const setUp = () => taskFor('set-up', { line: 'cloud-server' });
  const answers = (task: Task, status: number, body: unknown) => {
    system.answer(() => ({ status, body: JSON.stringify(body) }));
    return over().perform(task, Date.now());
  };
  const done = ({ key, kind, service }: Task) => ({
    version: 1,
    type: 'answer',
    task: key,
    state: 'done',
    ...(kind === 'set-up' ? { facts: typedFacts(service.kind) } : {}),
    ...(tasks[kind].makesPassword ? { password: 'mat-khau-moi-26' } : {}),
  });

  test('SVC-01 every task is sent as its schema says, signed, with its key, and without a word about the customer', () =>
    forAll(
      anyTask,
      async (task) => {
        expect(taskBody.parse(JSON.parse(toTaskBody(task)))).toMatchObject({ task: task.key, kind: task.kind });
        await answers(task, 200, done(task)).catch(() => undefined);
        const sent = system.asked.at(-1);
        expect([
          sent?.method,
          sent?.path,
          sent?.headers.get('idempotency-key'),
          sent?.headers.get('webhook-id'),
        ]).toEqual(['POST', '/tasks', task.key, task.key]);
        expect(Object.keys(JSON.parse(sent?.body ?? '{}').service).sort()).toEqual([
          'id',
          'kind',
          'line',
          'location',
          'name',
          'options',
          'order',
          'plan',
          'resources',
        ]);
      },
      50,
    ));

  test('SVC-01 202 without a body is an acceptance, 422 a refusal for good with its reason', async () => {
    const task = setUp();
    system.answer(() => ({ status: 202 }));
    expect(await over().perform(task, Date.now())).toEqual({ state: 'accepted' });
    const failed = { version: 1, type: 'answer', task: task.key, state: 'failed', reason: 'hết\u0007 máy' };
    expect(await answers(task, 422, failed)).toEqual({ state: 'failed', reason: 'hết  máy' });
    expect(await answers(task, 200, failed)).toEqual({ state: 'failed', reason: 'hết  máy' });
  });

  test.each([400, 401, 403, 404, 408, 409, 410, 425, 429, 500, 502, 503, 504])(
    'SVC-01 HTTP %i is tried again',
    async (status) => {
      await expect(answers(setUp(), status, {})).rejects.toMatchObject({ code: `HTTP ${status}` });
    },
  );

  test('SVC-01 a redirect is not followed, so that nobody else learns of a task', async () => {
    const before = system.asked.length;
    system.answer(() => ({ status: 307, headers: { location: `${system.url}/elsewhere` } }));
    await expect(over().perform(setUp(), Date.now())).rejects.toThrow();
    expect(system.asked).toHaveLength(before + 1);
  });

  test('SVC-01 404 to a reading says that nobody asked for it there', async () => {
    system.answer(() => ({ status: 404 }));
    expect(await over().read(setUp(), Date.now())).toEqual({ state: 'unknown' });
    const { method, path } = system.asked.at(-1) ?? {};
    expect(`${method} ${path}`).toMatch(/^GET \/tasks\/[0-9a-f]{32}$/);
  });

  const machine = () => typedFacts('machine');
  test.each<[string, (task: Task) => unknown]>([
    ['facts of another kind', (task) => ({ ...done(task), facts: typedFacts('storage') })],
    ['facts of this kind and one of another', (task) => ({ ...done(task), facts: { ...machine(), bucket: 'kho-1' } })],
    ['no facts', (task) => ({ ...done(task), facts: undefined })],
    ['no password', (task) => ({ ...done(task), facts: { ...machine(), password: undefined } })],
    ['a password of seven characters', (task) => ({ ...done(task), facts: { ...machine(), password: '1234567' } })],
    ['an address of documentation', (task) => ({ ...done(task), facts: { ...machine(), ip: '203.0.113.7' } })],
    ['an address that is a number', (task) => ({ ...done(task), facts: { ...machine(), ip: 42 } })],
    ['another task', (task) => ({ ...done(task), task: '0'.repeat(32) })],
    ['another version', (task) => ({ ...done(task), version: 2 })],
    ['its own task sent back', (task) => JSON.parse(toTaskBody(task))],
    ['a state that is none', (task) => ({ ...done(task), state: 'ready' })],
    ['a list', () => []],
    ['a word', () => 'done'],
    ['a failure without a reason', ({ key }) => ({ version: 1, type: 'answer', task: key, state: 'failed' })],
    ['70 kB', (task) => ({ ...done(task), facts: { ...machine(), user: 'x'.repeat(70_000) } })],
  ])('SVC-01 %s is no answer to a set-up, and what it says stands in no failure', async (_, answer) => {
    const task = setUp();
    const failure: unknown = await answers(task, 200, answer(task)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableAnswer);
    expect(String(failure)).not.toMatch(/mat-khau|1234567/);
  });

  test('SVC-01 no JSON is no answer, and neither is nothing', async () => {
    for (const body of ['<html>', '', '{"state":'] as const) {
      system.answer(() => ({ status: 200, body }));
      await expect(over().perform(setUp(), Date.now())).rejects.toBeInstanceOf(UnreadableAnswer);
    }
  });
});
