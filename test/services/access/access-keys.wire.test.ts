import { expect, test } from 'vitest';
import { MAX_ACCESS_KEYS } from '#core/control-rules/access-keys.ts';
import { eachBackend, eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { wireControlSubject } from '#test/services/control/wire-control-subject.ts';
import { accessKeysContract } from './access-keys.contract.ts';
import { createKey, freshKey, runStore } from './access-keys-subject.ts';

eachBackend('keys of stores', (backend) => {
  accessKeysContract('the keys of stores over the reference backend', () => wireControlSubject(backend));

  test('SVC-01 V11.2.2 a secret is sealed in the database until it was shown, then gone', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runStore(subject);
    const made = await freshKey(subject, id, 'Niêm phong');
    const stored = async () => (await runSql(backend, `select * from service_access_keys where id = '${made.id}'`))[0];
    expect(String((await stored())?.secret)).toMatch(/^[0-9a-f]{12}\./);
    const secret = unwrap(await subject.accessKeys.takeSecret(id, made.id));
    expect(await stored()).toMatchObject({ secret: null, ending: secret.slice(-4) });
    const answers = await runSql(backend, 'select answer::text as answer from intents');
    expect(JSON.stringify([await stored(), answers])).not.toContain(secret);
  });
});

eachRealBackend('simultaneous keys', (backend) => {
  test('SVC-01 of thirty presses at once as many become keys as a store may have: the lock on its row', async () => {
    const subject = await wireControlSubject(backend);
    const id = await runStore(subject);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => createKey(subject, id, `Khoá ${at}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_ACCESS_KEYS);
    expect(unwrap(await subject.accessKeys.list(id))).toHaveLength(MAX_ACCESS_KEYS);
  });
});
