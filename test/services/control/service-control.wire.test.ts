import { expect, test } from 'vitest';
import { eachBackend, eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { act, runServer, waitForAction } from './control-subject.ts';
import { serviceControlContract } from './service-control.contract.ts';
import { wireControlSubject } from './wire-control-subject.ts';

eachBackend('control of services', (backend) => {
  serviceControlContract('the control of services over the reference backend', () => wireControlSubject(backend));

  test('SVC-01 V11.2.2 a new password is sealed in the database, and nothing is left of it once it was shown', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runServer(subject);
    await act(subject, id, { kind: 'reset-password' });
    await waitForAction(subject);
    const stored = async () => (await runSql(backend, `select * from cloud_services where id = '${id}'`))[0];
    const sealed = (await stored())?.new_password;
    const taken = await subject.control.takePassword(id);
    if (!taken.ok) throw new Error('there is a password');
    expect(String(sealed)).toMatch(/^[0-9a-f]{12}\./);
    expect(await stored()).toMatchObject({ new_password: null, password: null });
    const keys = await runSql(backend, 'select answer::text as answer from intents');
    expect(JSON.stringify([await stored(), keys])).not.toContain(taken.value);
  });
});

eachRealBackend('simultaneous presses', (backend) => {
  test('SVC-01 of thirty presses at once on one service, one becomes an action: the lock on its row', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runServer(subject);
    const kinds = ['stop', 'reboot', 'reset-password'] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => act(subject, id, { kind: kinds[at % kinds.length] ?? 'stop' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((each) => !each.ok && 'code' in each.failure && each.failure.code === 'service-action-running'),
    ).toHaveLength(29);
    const rows = await runSql(backend, `select outcome from service_actions where service_id = '${id}'`);
    expect(rows).toEqual([{ outcome: 'running' }]);
  });
});
