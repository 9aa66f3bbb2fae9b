import { expect } from 'vitest';
import { MAX_ACCESS_KEYS, MAX_KEY_NAME, SHOWN_OF_SECRET } from '#core/control-rules/access-keys.ts';
import type { AccessKeys } from '#core/services/access/access-keys.port.ts';
import { accessKeyId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, expectRefused, unwrap } from '#test/payment/payment-subject.ts';
import { runServer } from '#test/services/control/control-subject.ts';
import { listServices, paidOrder } from '#test/services/service-subject.ts';
import { type AccessKeysSubject, createKey, freshKey, runStore, storeLine } from './access-keys-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** Laws of every AccessKeys. */
export const accessKeysLaws: readonly Law<AccessKeysSubject>[] = [
  {
    name: 'SVC-01 the secret of a new key is shown once, and no list contains it but for its last characters',
    check: async (open) => {
      const subject = await open();
      const id = await runStore(subject);
      expect(unwrap(await subject.accessKeys.list(id))).toEqual([]);
      const made = await freshKey(subject, id, 'Máy web');
      expect(made).toMatchObject({ name: 'Máy web', isSecretWaiting: true });
      expect(made.id).toMatch(/^[A-Z0-9]{20}$/);
      expect(made.ending).toHaveLength(SHOWN_OF_SECRET);
      const taken = await Promise.all([1, 2].map(() => subject.accessKeys.takeSecret(id, made.id)));
      const [secret = '', ...others] = taken.flatMap((answer) => (answer.ok ? [answer.value] : []));
      expect(others).toEqual([]);
      expect(secret).toMatch(/^[A-Za-z0-9]{40}$/);
      expect(secret.endsWith(made.ending)).toBe(true);
      expectNotFound(await subject.accessKeys.takeSecret(id, made.id));
      const after = unwrap(await subject.accessKeys.list(id));
      expect(after).toEqual([{ ...made, isSecretWaiting: false }]);
      expect(JSON.stringify([made, after])).not.toContain(secret);
    },
  },
  {
    name: 'SVC-01 keys are told apart, and a revoked one is gone with its secret while the others stay',
    check: async (open) => {
      const subject = await open();
      const { accessKeys, newIdempotencyKey } = subject;
      const id = await runStore(subject);
      const first = await freshKey(subject, id, 'Sao lưu');
      await subject.pass(1_000);
      const second = await freshKey(subject, id, 'Website');
      expect(first.id).not.toBe(second.id);
      expect(unwrap(await accessKeys.list(id)).map(({ name }) => name)).toEqual(['Website', 'Sao lưu']);
      const left = unwrap(await accessKeys.revoke(id, first.id, newIdempotencyKey()));
      expect(left).toEqual([second]);
      expectNotFound(await accessKeys.takeSecret(id, first.id));
      expectNotFound(await accessKeys.revoke(id, first.id, newIdempotencyKey()));
      expect(unwrap(await accessKeys.takeSecret(id, second.id))).toMatch(/^.{40}$/);
    },
  },
  {
    name: 'SVC-01 the log names who made, saw and revoked which key, never the secret',
    check: async (open) => {
      const subject = await open();
      const id = await runStore(subject);
      const made = await freshKey(subject, id, 'Ứng dụng ảnh');
      const secret = unwrap(await subject.accessKeys.takeSecret(id, made.id));
      unwrap(await subject.accessKeys.revoke(id, made.id, subject.newIdempotencyKey()));
      const { log } = unwrap(await subject.control.load(id));
      expect(log.map(({ kind }) => kind).toSorted()).toEqual(['create-key', 'revoke-key', 'take-key']);
      for (const entry of log) expect(entry).toMatchObject({ detail: 'Ứng dụng ảnh', by: 'customer', outcome: 'done' });
      expect(JSON.stringify(log)).not.toContain(secret);
    },
  },
  {
    name: 'SVC-01 one press makes one key and revokes once, however often it arrives, and serves nothing else',
    check: async (open) => {
      const subject = await open();
      const { accessKeys } = subject;
      const id = await runStore(subject);
      const key = subject.newIdempotencyKey();
      const twice = await Promise.all([1, 2].map(() => accessKeys.create(id, 'Một lần', key)));
      expect(twice.every(({ ok }) => ok)).toBe(true);
      const [made, ...others] = unwrap(await accessKeys.list(id));
      if (!made) throw new Error('a key was made');
      expect(others).toEqual([]);
      expectRefused(await accessKeys.create(id, 'Tên khác', key), 'idempotency-key-reused');
      const revoking = subject.newIdempotencyKey();
      expect(unwrap(await accessKeys.revoke(id, made.id, revoking))).toEqual([]);
      expect(unwrap(await accessKeys.revoke(id, made.id, revoking))).toEqual([]);
      expect(unwrap(await accessKeys.list(id))).toEqual([]);
    },
  },
  {
    name: 'SVC-01 two tabs that make a key at the limit get one, and a revoked key makes room',
    check: async (open) => {
      const subject = await open();
      const id = await runStore(subject);
      for (let made = 1; made < MAX_ACCESS_KEYS; made += 1) unwrap(await createKey(subject, id, `Khoá ${made}`));
      const tabs = await Promise.all(['Thẻ một', 'Thẻ hai'].map((name) => createKey(subject, id, name)));
      expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of tabs.filter(({ ok }) => !ok)) {
        expectRefused(answer, 'too-many-access-keys');
        expect(answer).toMatchObject({ failure: { detail: { most: MAX_ACCESS_KEYS } } });
      }
      const keys = unwrap(await subject.accessKeys.list(id));
      expect(keys).toHaveLength(MAX_ACCESS_KEYS);
      const [first] = keys;
      if (first) unwrap(await subject.accessKeys.revoke(id, first.id, subject.newIdempotencyKey()));
      expect(unwrap(await createKey(subject, id, 'Lại được'))).toHaveLength(MAX_ACCESS_KEYS);
    },
  },
  {
    name: 'SVC-01 a key has a name of some characters, and only a running store has keys',
    check: async (open) => {
      const subject = await open();
      const server = await runServer(subject);
      const store = await runStore(subject);
      for (const name of ['', ' ', 'x'.repeat(MAX_KEY_NAME + 1)])
        expectRefused(await createKey(subject, store, name), 'bad-input');
      expect(unwrap(await subject.accessKeys.list(server))).toEqual([]);
      expectRefused(await createKey(subject, server, 'Máy chủ'), 'service-action-impossible');
      expect(unwrap(await subject.accessKeys.list(store))).toEqual([]);
      await paidOrder(subject, [storeLine()]);
      await subject.pass(2_000);
      const early = (await listServices(subject)).find(({ status }) => status === 'PROCESSING');
      if (early) expectRefused(await createKey(subject, early.id, 'Sớm'), 'service-action-impossible');
    },
  },
  {
    name: 'GQL-06 SVC-01 nobody else reads, makes or revokes keys: not found for another customer, denied to a guest',
    check: async (open) => {
      const subject = await open();
      const id = await runStore(subject);
      const made = await freshKey(subject, id, 'Của tôi');
      const everything = (keys: AccessKeys) => [
        keys.list(id),
        keys.create(id, 'kẻ lạ', subject.newIdempotencyKey()),
        keys.takeSecret(id, made.id),
        keys.revoke(id, made.id, subject.newIdempotencyKey()),
      ];
      for (const answer of everything(subject.othersKeys)) expectNotFound(await answer);
      for (const answer of everything(subject.guestsKeys)) expect(await answer).toEqual(denied);
      expect(unwrap(await subject.accessKeys.list(id))).toEqual([made]);
      const other = await runServer(subject);
      expectNotFound(await subject.accessKeys.takeSecret(other, made.id));
      expectNotFound(await subject.accessKeys.revoke(other, made.id, subject.newIdempotencyKey()));
      expectNotFound(await subject.accessKeys.revoke(id, accessKeyId('KEY0'), subject.newIdempotencyKey()));
    },
  },
];

/** Runs the laws on one adapter. */
export const accessKeysContract = (name: string, open: () => Promise<AccessKeysSubject>): void =>
  describeLaws(`${name} keeps the AccessKeys contract`, accessKeysLaws, open);
