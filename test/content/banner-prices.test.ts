import { expect, test } from 'vitest';
import { seedBanners } from '#contracts/seed/banners.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { formatDong } from '#core/shared/dong.ts';

const titles = seedBanners.flatMap(({ media }) => media).filter(({ title }) => /từ [\d.]+đ\/tháng/.test(title));

test('BAN-01 a «from» price of a banner says its term and is the lowest price of the line it links to', () => {
  expect(titles.length).toBeGreaterThan(2);
  for (const { title, link } of titles) {
    const [, price, term] = /từ ([\d.]+đ)\/tháng khi thuê (\d+) tháng/.exec(title) ?? [];
    const line = seedProducts.filter(({ type }) => link?.endsWith(`/${type}`));
    const prices = line.flatMap((plan) => plan.prices.filter((entry) => entry.term === Number(term)));
    const lowest = prices.toSorted((a, b) => a.perUnit - b.perUnit)[0];
    expect(lowest && formatDong(lowest.perUnit), title).toBe(price);
  }
});
