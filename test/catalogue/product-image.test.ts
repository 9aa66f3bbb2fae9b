import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { productImageOf, screensOf, seedImageOf } from '#contracts/seed/product-image.ts';

const media = join(import.meta.dirname, '..', '..', 'backend', 'media');
const fileOf = (path: string): string => join(media, path.slice('/uploads/'.length));
const plansOf = (type: string) =>
  seedProducts.filter((each) => each.type === type).sort((a, b) => a.listPerMonth - b.listPerMonth);

describe('CAT-02 pictures of products', () => {
  test('CAT-02 every product has a picture that exists and is described', () => {
    for (const product of seedProducts) {
      const { path, alt } = productImageOf(product);
      expect([path, existsSync(fileOf(path))]).toEqual([path, true]);
      expect(seedImageOf(path)).toMatchObject({ url: path, alt });
      for (const screen of screensOf(product)) expect(existsSync(fileOf(screen.path))).toBe(true);
    }
    expect(seedImageOf('/uploads/khong-co.png')).toBeNull();
  });

  test('CAT-02 pages of the sample shop are shown with its own machines, not with those of another firm', () => {
    const [machine] = plansOf('cloud-server');
    if (machine === undefined) throw new Error('no plans');
    expect(screensOf(machine)).toHaveLength(1);
    expect(screensOf({ ...machine, id: '10001' })).toEqual([]);
  });

  test.each(['cloud-server', 'web-hosting', 'bare-metal', 'object-storage', 'office-365'])(
    'CAT-02 the largest plan of %s looks larger than the smallest',
    (type) => {
      const [smallest] = plansOf(type);
      const largest = plansOf(type).at(-1);
      if (smallest === undefined || largest === undefined) throw new Error(`no plans of ${type}`);
      expect(productImageOf(smallest).path).toBe(`/uploads/${type}-small.png`);
      expect(productImageOf(largest).path).toBe(`/uploads/${type}-large.png`);
    },
  );
});
