import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import { amountsIn, amountsOfPlan, optionAmounts, pricedLinksIn } from './seed-text.ts';

const articlesAndProjects = [...seedArticles, ...seedProjects];

/** Amounts that a text calculates from catalogue prices and shows how. */
const calculatedAmounts: Readonly<Record<string, readonly number[]>> = {
  'docker-hay-may-ao': [3 * 159_000, 629_000 - 3 * 159_000],
  'doc-hoa-don-vat-dich-vu-so': [
    200_000 * 1.08,
    1_140_000 + 3_156_000 + 200_000 + 450_000,
    91_200 + 252_480 + 16_000,
    4_946_000 + 359_680,
  ],
  'bare-metal-hay-cloud-server': [2_790_000 + 2 * 629_000],
  'microsoft-365-hay-mail-server-rieng': [
    30 * 105_000,
    30 * 1_260_000,
    30 * 184_000,
    30 * 2_208_000,
    10 * 184_000,
    10 * 184_000 + 254_000,
  ],
  'windows-server-tren-vps-ban-quyen': [329_000 + 220_000, 629_000 + 220_000, 949_000 + 440_000],
  'ten-mien-id-vn-cho-cong-dan': [276_000 * 1.08 + 81_600],
  'kubernetes-lab-cho-lop-hoc': [10 * 199_000],
  'sao-luu-3-2-1-duoi-100000-dong': [100_000],
  'cua-hang-thoi-trang-da-nang': [329_000 + 629_000 + 90_000],
  'xuong-dung-phim-ha-noi': [2 * 3_432_000 + 10_320_000],
};

describe('prices in the texts', () => {
  const amounts = new Map(seedProducts.map((product) => [product.slug, amountsOfPlan(product)]));
  const anyPlan = new Set([...[...amounts.values()].flatMap((each) => [...each]), ...optionAmounts]);

  test.each(
    articlesAndProjects.map(({ slug, title, summary, body }) => [slug, `${title}\n${summary}\n${body}`] as const),
  )('PRC-01 every amount in %s is a catalogue price or calculated from one', (slug, text) => {
    const worked = calculatedAmounts[slug] ?? [];
    expect(amountsIn(text).filter((amount) => !anyPlan.has(amount) && !worked.includes(amount))).toEqual([]);
    const wrong = pricedLinksIn(text).filter(
      ([plan, amount]) => !amounts.get(plan)?.has(amount) && !worked.includes(amount),
    );
    expect(wrong).toEqual([]);
  });
});
