import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ACCESS_KEYS } from '#core/control-rules/access-keys.ts';
import { fail } from '#core/shared/result.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';

const press = () => ({ idempotencyKey: freshIdempotencyKey() });

const openStore = async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'S3-100');
  const keys = async () => expectOk(await shop.useCases.loadAccessKeys({ id }));
  const create = (keyName: string) => shop.useCases.createAccessKey({ id, keyName, ...press() });
  return { shop, id, keys, create };
};

test('SVC-01 a key is made under its trimmed name, and its secret is shown once', async () => {
  const { shop, id, keys, create } = await openStore();
  const goTo = `/service/${id}?tab=khoa`;
  expect(expectOk(await create('  Máy ảnh '))).toMatchObject({ notice: 'access-key-created', goTo });
  const [key] = (await keys()).keys;
  if (!key) throw new Error('a key was made');
  expect(key.name).toBe('Máy ảnh');
  expect((await keys()).free).toBe(MAX_ACCESS_KEYS - 1);
  const { secret } = expectOk(await shop.useCases.takeKeySecret({ id, key: key.id, ...press() }));
  expect(secret.endsWith(key.ending)).toBe(true);
  expect(kindOf(await shop.useCases.takeKeySecret({ id, key: key.id, ...press() }))).toBe('not-found');
});

test('SVC-01 a key without a name, or with a long one, is not made', async () => {
  const { keys, create } = await openStore();
  expect(expectFailure(await create('  '))).toEqual({ kind: 'invalid-fields', fields: { keyName: 'required' } });
  expect(expectFailure(await create('a'.repeat(41)))).toEqual({
    kind: 'invalid-fields',
    fields: { keyName: 'too-long' },
  });
  expect((await keys()).keys).toEqual([]);
});

test('SVC-01 a key is revoked after its name or its id was typed; any other text revokes nothing', async () => {
  const { shop, id, keys, create } = await openStore();
  for (const name of ['Một', 'Hai']) expectOk(await create(name));
  const [second, first] = (await keys()).keys;
  if (!first || !second) throw new Error('two keys were made');
  const revoke = (key: typeof first.id, confirmation: string) =>
    shop.useCases.revokeAccessKey({ id, key, confirmation, ...press() });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom('', 'một', second.name, second.id)), async (typed) => {
      fc.pre(![first.name, first.id].includes(typed.trim() as typeof first.id));
      expect(expectFailure(await revoke(first.id, typed))).toEqual({
        kind: 'invalid-fields',
        fields: { confirmation: 'key-name' },
      });
    }),
    { numRuns: 25 },
  );
  expect((await keys()).keys).toHaveLength(2);
  expectOk(await revoke(first.id, ` ${first.name} `));
  expectOk(await revoke(second.id, second.id));
  expect((await keys()).keys).toEqual([]);
  expect(kindOf(await revoke(second.id, second.id))).toBe('not-found');
});

test('SVC-01 the limit tells how many keys a store has', async () => {
  const { keys, create } = await openStore();
  for (let made = 0; made < MAX_ACCESS_KEYS; made += 1) expectOk(await create(`Khoá ${made}`));
  expect(expectFailure(await create('Thừa'))).toEqual({ kind: 'too-many-access-keys', most: MAX_ACCESS_KEYS });
  expect((await keys()).free).toBe(0);
});

test('SVC-01 an answer that was lost is asked again with the same key, so that one key is made', async () => {
  const { shop, id, keys } = await openStore();
  let isLost = true;
  const lossy = openShop({
    world: shop.world,
    browser: shop.browser,
    change: ({ accessKeys }) => ({
      accessKeys: {
        ...accessKeys,
        create: async (...given) => {
          const answer = await accessKeys.create(...given);
          const lost = isLost;
          isLost = false;
          return lost ? fail({ kind: 'unknown' }) : answer;
        },
      },
    }),
  });
  expectOk(await lossy.useCases.createAccessKey({ id, keyName: 'Một', ...press() }));
  expect((await keys()).keys).toHaveLength(1);
});
