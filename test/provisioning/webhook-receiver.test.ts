import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookProvisioner } from '#backend/provisioning/providers/webhook/webhook-provisioner.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import { describeLaws } from '#test/kit/law.ts';
import { taskFor } from './any-task.ts';
import { provisionerLaws } from './provisioner.contract.ts';
import { type Receiver, SECRET, startReceiver } from './receiver.ts';

const over = (url: string, secret = SECRET) => webhookProvisioner({ url, secrets: [secret], abilities: everyAbility });

describe.each([
  ['at once', {}],
  ['later', { LATER: '1' }],
])('the sample receiver that does it %s', (name, variables) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver(variables);
  });
  afterAll(() => receiver.close());

  describeLaws(`webhook, ${name}`, provisionerLaws, async () => ({
    provisioner: over(receiver.url),
    times: async (key) => receiver.log().filter(({ task }) => task === key).length,
    now: () => Date.now(),
  }));

  test('SVC-01 what it did before it was killed is answered alike after it, and not done again', async () => {
    const task = taskFor('set-up', { line: 'cloud-server' });
    const ask = () => over(receiver.url).perform(task, Date.now());
    let answer = await ask();
    await receiver.restart();
    while (answer.state === 'accepted') answer = await ask();
    await receiver.restart();
    expect(await ask()).toEqual(answer);
    expect(receiver.log().filter(({ service }) => service === task.service.id)).toHaveLength(1);
  });

  test('SVC-01 it takes no task with another secret, nor one that was signed long ago', async () => {
    const task = taskFor('set-up', { line: 'cloud-server' });
    const stranger = over(receiver.url, 'mot-khoa-khac-hoan-toan-khong-ai-biet-26');
    await expect(stranger.perform(task, Date.now())).rejects.toMatchObject({ code: 'HTTP 401' });
    for (const now of [Date.now() - 6 * 60_000, Date.now() + 6 * 60_000])
      await expect(over(receiver.url).perform(task, now)).rejects.toMatchObject({ code: 'HTTP 401' });
    expect(receiver.log().map(({ service }) => service)).not.toContain(task.service.id);
  });

  test('SVC-01 two secrets sign at once, so that either side replaces its own first', async () => {
    const task = taskFor('set-up', { line: 'web-hosting' });
    const both = webhookProvisioner({
      url: receiver.url,
      secrets: ['khoa-moi-chi-cua-hang-biet-truoc-2026-11', SECRET],
      abilities: everyAbility,
    });
    expect(['done', 'accepted']).toContain((await both.perform(task, Date.now())).state);
  });
});
