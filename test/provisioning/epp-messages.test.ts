import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eppProvisioner } from '#backend/provisioning/providers/epp/epp-provisioner.ts';
import type { ProvisionerMessage } from '#backend/provisioning/provisioner.ts';
import { startTinyEppRegistry, type TinyEppRegistry } from '#test/kit/servers/tiny-epp-registry.ts';

let registry: TinyEppRegistry;
beforeAll(async () => {
  registry = await startTinyEppRegistry(Date.now);
});
afterAll(() => registry.stop());

const takeAll = (take: (message: ProvisionerMessage) => Promise<void>): Promise<void> =>
  eppProvisioner(registry.settings).takeMessages?.(take) ?? Promise.reject(new Error('it tells nothing'));
const collect = async (): Promise<readonly ProvisionerMessage[]> => {
  const taken: ProvisionerMessage[] = [];
  await takeAll(async (message) => void taken.push(message));
  return taken;
};
const tell = (...ids: readonly string[]) =>
  registry.messages.splice(
    0,
    registry.messages.length,
    ...ids.map((id) => ({ id, text: `Transfer of ${id}.com`, name: `${id.toUpperCase()}.com` })),
  );

test('DOM-01 every message of the registry is taken once, oldest first, with the names that it is about', () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/), { maxLength: 6 }), async (ids) => {
      tell(...ids);
      expect(await collect()).toEqual(ids.map((id) => ({ id, text: `Transfer of ${id}.com`, names: [`${id}.com`] })));
      expect(registry.messages).toEqual([]);
      expect(await collect()).toEqual([]);
    }),
    { numRuns: 8 },
  ));

test('DOM-01 a message that could not be taken waits at the registry', async () => {
  tell('mot', 'hai');
  const taken: string[] = [];
  await expect(
    takeAll(async ({ id }) => {
      if (id === 'hai') throw new Error('the database is away');
      taken.push(id);
    }),
  ).rejects.toThrow('away');
  expect(registry.messages.map(({ id }) => id)).toEqual(['hai']);
  expect((await collect()).map(({ id }) => id)).toEqual(['hai']);
});

test('DOM-01 two backends that take at once lose no message, and neither fails', async () => {
  tell('mot', 'hai', 'ba');
  const [one, other] = await Promise.all([collect(), collect()]);
  expect(new Set([...one, ...other].map(({ id }) => id))).toEqual(new Set(['mot', 'hai', 'ba']));
  expect(registry.messages).toEqual([]);
});
