import type { Wire } from '#composition/host-settings.ts';
import { runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireOrderWorld } from '#test/orders/wire-order-world.ts';
import type { TransferWorld } from './transfer-world.ts';

/** The order service of a backend whose registry can release a name. */
export const wireTransferWorld =
  (backend: TestBackend, wire: Wire = 'graphql') =>
  async (): Promise<TransferWorld> => ({
    ...(await wireOrderWorld(backend, wire)()),
    released: async (name) => {
      await runSql(backend, `delete from registry_names where name = '${name}'`);
    },
  });
