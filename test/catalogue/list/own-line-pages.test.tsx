import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Category } from '#core/catalogue/category.ts';
import { ok } from '#core/shared/result.ts';
import { openPage } from '#test/ui/open-page.tsx';

/** As if the line said it of itself. */
const written = (categories: readonly Category[], line: string, facts: Partial<Category>): readonly Category[] =>
  categories.map((category) => ({
    ...category,
    ...(category.handle === line ? facts : {}),
    children: written(category.children, line, facts),
  }));

const open = (path: string, line: string, facts: Partial<Category>) =>
  openPage(path, {
    change: ({ catalogue }) => ({
      catalogue: {
        ...catalogue,
        categories: async (store) => {
          const found = await catalogue.categories(store);
          return found.ok ? ok(written(found.value, line, facts)) : found;
        },
      },
    }),
  });

const headers = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.trim());

test('CAT-10 the columns of the table of plans are those that the line names, and what a plan lacks is a dash', async () => {
  const columns = ['RAM', 'Số chỗ ngồi'];
  await open('/cua-hang/danh-muc/cloud-server?view=bang', 'cloud-server', { columns });
  expect((await headers()).slice(1, 3)).toEqual(columns);
  expect(await headers()).not.toContain('CPU ↕');
  const [, first] = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = within(first as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual([expect.stringMatching(/^\d+ GB/), '–']);
});

test('CAT-10 a line that names no columns has the sizes', async () => {
  await open('/cua-hang/danh-muc/cloud-server?view=bang', 'cloud-server', {});
  expect((await headers()).join()).toContain('CPU');
});

test('CAT-10 a line has the icon that it names wherever it is drawn', async () => {
  const drawn = async (icon: string) => {
    await open('/', 'web-hosting', { icon });
    const board = await screen.findByRole('region', { name: 'Bảng giá hôm nay' });
    return [...board.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
  };
  expect(await drawn('shield')).toContain('shield');
  expect(await drawn('shield')).not.toContain('web-hosting');
});
