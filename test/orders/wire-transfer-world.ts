import { runSql, type TestBackend } from '#test/kit/backends.ts';
import type { TransferWorld } from './transfer-world.ts';
import { wireOrderWorld } from './wire-order-world.ts';

/** The order service of a backend whose registry can release a name. */
export const wireTransferWorld = (backend: TestBackend) => async (): Promise<TransferWorld> => ({
  ...(await wireOrderWorld(backend)()),
  released: async (name) => {
    await runSql(backend, `delete from registry_names where name = '${name}'`);
  },
});
