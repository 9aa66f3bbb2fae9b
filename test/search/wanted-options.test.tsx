import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { formatDong } from '#core/shared/dong.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

const shop = openShop();
const wantedBy = async (term: string) => {
  const { groups } = expectOk(await shop.useCases.searchSite({ term }));
  return groups.flatMap((group) => (group.kind === 'product' ? (group.wanted ?? []) : []));
};

describe('SRCH-01 an option that was searched for', () => {
  test.each([
    ['windows vps', /^Windows/],
    ['vps windows', /^Windows/],
    ['vps win', /^Windows/],
    ['vps debian', /^Debian/],
    ['vps cpanel', /^cPanel/],
  ])('SRCH-01 «%s» opens each plan with it, at the price with it', async (term, title) => {
    const wanted = await wantedBy(term);
    expect(wanted.length).toBeGreaterThan(0);
    for (const each of wanted) {
      expect(each.title).toMatch(title);
      const product = expectOk(await shop.ports.catalogue.product(each.slug));
      const configuration = configurationFromQuery(product, each.query);
      const values = product.options.flatMap((option) =>
        option.values.filter(({ id }) => configuration.chosen[option.id]?.includes(id)),
      );
      expect(values.map((value) => value.title)).toContain(each.title);
      const { price, totals } = expectOk(computeQuote(product, configuration));
      expect(Math.abs(each.perUnit * price.term - totals.net)).toBeLessThanOrEqual(price.term);
    }
  });

  test.each(['vps', 'cloud server ssd 4', 'vps 8gb', 'hosting giá rẻ', 'ssd', 'vps nvme', 'tên miền', 'qqqqqqqq'])(
    'SRCH-01 «%s» asks for none',
    async (term) => {
      expect(await wantedBy(term)).toEqual([]);
    },
  );

  test('SRCH-01 the row names option and price, and leads to the configured plan', async () => {
    const [wanted] = await wantedBy('windows vps');
    if (wanted === undefined) throw new Error('nothing wanted');
    await openPage('/tim-kiem?q=windows%20vps');
    const text = `Cùng ${wanted.title}: ${formatDong(wanted.perUnit)}/tháng`;
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    const hrefs = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(hrefs.some((href) => href.startsWith(`/san-pham/${wanted.slug}?chosen[`))).toBe(true);
  });
});
