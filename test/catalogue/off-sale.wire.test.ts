import { afterAll, beforeAll, describe } from 'vitest';
import { writeRowsByHand } from '#backend/catalogue/import/change-by-hand.ts';
import type { Backend } from '#backend/server.ts';
import { wires } from '#composition/host-settings.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { bySize, testSize } from '#test/kit/test-size.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { offSaleLaws } from './off-sale.laws.ts';

describe.each(wires.filter((wire) => testSize !== 'everyday' || wire === 'graphql'))(
  'the product service over %s',
  (wire) => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await startOwnBackend({});
    });
    afterAll(() => backend.close());

    offSaleLaws(
      async () => {
        const sell = async (sku: string, state: 'on-sale' | 'renewals-only') => {
          const { db, clock } = backend.deps;
          const row = { sheet: 'products', row: 1, value: { sku, state } } as const;
          await db.transaction((tx) => writeRowsByHand(tx, [row], clock.now()));
        };
        return {
          catalogue: backendCatalogue(backend.url, wire),
          withoutSale: async ({ sku }, work) => {
            await sell(sku, 'renewals-only');
            return work().finally(() => sell(sku, 'on-sale'));
          },
        };
      },
      bySize({ everyday: 2, whole: 4, nightly: 8 }),
    );
  },
);
