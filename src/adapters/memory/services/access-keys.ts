import type { Answer } from '#adapters/memory/as-visitor.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound } from '#adapters/memory/refusals.ts';
import type { AccessKeyRecord, ServiceRecord, World } from '#adapters/memory/world.ts';
import { decideNewKey, SHOWN_OF_SECRET } from '#core/control-rules/access-keys.ts';
import type { AccessKey, AccessKeys } from '#core/services/access/access-keys.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { type AccessKeyId, accessKeyId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { currentService } from './provisioning.ts';
import { controlOf, logged, saveControl, settleActions } from './service-actions.ts';
import { withService } from './service-gateway.ts';

const listed = (record: ServiceRecord): readonly AccessKey[] =>
  controlOf(record)
    .keys.map(({ secret, ...key }) => ({ ...key, isSecretWaiting: secret !== null }))
    .toReversed();

const create = (world: World, record: ServiceRecord, name: string): Answer<readonly AccessKey[]> => {
  const { keys, log } = controlOf(record);
  const decided = decideNewKey(currentService(world, record), keys.length, name);
  if (!decided.ok) return decided;
  const derived = deriveId(`key ${record.detail.id} ${log.length}`);
  const secret = `${derived}${deriveId(derived)}`.slice(0, 40);
  const key: AccessKeyRecord = {
    id: accessKeyId(`KEY${derived.slice(0, 17).toUpperCase()}`),
    name,
    createdAt: world.state.now,
    ending: secret.slice(-SHOWN_OF_SECRET),
    secret,
  };
  const entry = logged(world, record, 'create-key', name);
  return ok(listed(saveControl(world, record, { keys: [...keys, key], log: [...log, entry] })));
};

const takeSecret = (world: World, record: ServiceRecord, id: AccessKeyId): Answer<string> => {
  const { keys, log } = controlOf(record);
  const key = keys.find((each) => each.id === id);
  if (key === undefined || key.secret === null) return notFound;
  saveControl(world, record, {
    keys: keys.map((each) => (each === key ? { ...each, secret: null } : each)),
    log: [...log, logged(world, record, 'take-key', key.name)],
  });
  return ok(key.secret);
};

const revoke = (world: World, record: ServiceRecord, id: AccessKeyId): Answer<readonly AccessKey[]> => {
  const { keys, log } = controlOf(record);
  const key = keys.find((each) => each.id === id);
  if (key === undefined) return notFound;
  const entry = logged(world, record, 'revoke-key', key.name);
  const left = keys.filter((each) => each !== key);
  return ok(listed(saveControl(world, record, { keys: left, log: [...log, entry] })));
};

/** Fake keys of stores over a world, for the customer whose token the bearer holds. [AccessKeys] */
export const memoryAccessKeys = (world: World, bearer: Bearer): AccessKeys => {
  const onService = withService(world, bearer);
  return {
    list: (id) => onService(id, (record) => ok(listed(record))),
    create: (id, name, key) =>
      onService(id, (found, { session }) =>
        runOnce(world, session, key, ['createAccessKey', id, name], () =>
          create(world, settleActions(world, found), name),
        ),
      ),
    takeSecret: (id, key) => onService(id, (found) => takeSecret(world, settleActions(world, found), key)),
    revoke: (id, keyId, key) =>
      onService(id, (found, { session }) =>
        runOnce(world, session, key, ['revokeAccessKey', id, keyId], () =>
          revoke(world, settleActions(world, found), keyId),
        ),
      ),
  };
};
