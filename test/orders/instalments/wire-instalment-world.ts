import type { Wire } from '#composition/host-settings.ts';
import { runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireOrderWorld } from '#test/orders/wire-order-world.ts';
import type { InstalmentWorld } from './instalment-world.ts';

/** The order service of a backend; a plan is withdrawn from every product line for a while. */
export const wireInstalmentWorld =
  (backend: TestBackend, wire: Wire = 'graphql') =>
  async (): Promise<InstalmentWorld> => ({
    ...(await wireOrderWorld(backend, wire)()),
    withoutPlan: async (plan, work) => {
      const nameLines = (name: string) =>
        runSql(backend, `update price_plan_categories set category_id = ${name} where plan_id = '${plan}'`);
      await nameLines("'none-' || category_id");
      try {
        return await work();
      } finally {
        await nameLines("replace(category_id, 'none-', '')");
      }
    },
  });
