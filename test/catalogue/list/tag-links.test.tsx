import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { tagsOfSeedProduct } from '#contracts/seed/content/tags.ts';
import { openPage } from '#test/ui/open-page.tsx';

test('CAT-01 the tags of a product lead to the list of a tag, which names it and can be dropped', async () => {
  const slug = 'cloud-server-ssd-4';
  const tags = seedProducts.filter((product) => product.slug === slug).flatMap(tagsOfSeedProduct);
  await openPage(`/san-pham/${slug}`);
  const links = within(await screen.findByRole('navigation', { name: 'Sản phẩm cùng đặc điểm' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(tags.map(({ name }) => name));
  const [first] = links;
  if (!first) throw new Error('the product has no tag');
  fireEvent.click(first);
  const dropped = await screen.findByRole('link', { name: `Bỏ lọc ${tags[0]?.name}` });
  expect(dropped.getAttribute('href')).toBe('/cua-hang');
});
