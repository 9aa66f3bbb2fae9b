import { expect, test } from 'vitest';
import { eachBackend, setClock } from '#test/kit/backends/backends.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { valueOrThrow } from './catalogue-subject.ts';

eachBackend('VAT of the day in shown prices', (backend) => {
  const catalogue = backendCatalogue(backend.url);

  test.each([
    ['2026-12-31T12:00:00+07:00', 8, 666_000],
    ['2027-01-01T00:00:00+07:00', 10, 670_000],
  ])(
    'CAT-04 at %s the first-year price of a .vn domain has %i per cent VAT on the service: %i',
    async (moment, percent, shown) => {
      await setClock(backend, Date.parse(moment));
      const { vat, prices } = valueOrThrow(await catalogue.product('ten-mien-vn'));
      expect(vat).toEqual({ percent, isIncluded: true });
      expect(prices[0]).toMatchObject({ term: 1, perUnit: shown, charge: { net: 200_000, exempt: 450_000 } });
    },
  );
});
