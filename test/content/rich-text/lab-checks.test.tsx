import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { checkedServices } from '#core/checks/self-check.ts';
import { productTypes } from '#core/shared/goods/product-types.ts';
import { ok } from '#core/shared/result.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { iconNames } from '#ui/kit/media/icon-names.ts';
import { routeRows } from '#ui/routes.ts';

describe('ROUTE-41 pages for the operators of the shop', () => {
  test('ROUTE-41 the icon sheet shows every icon, and a click copies its name', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openPage('/flaticon');
    const names = within(screen.getByRole('main'))
      .getAllByRole('button')
      .map((each) => each.textContent);
    expect(names).toEqual([...iconNames, ...productTypes]);
    const drawn = readFileSync('src/ui/kit/media/icons.svg', 'utf8');
    for (const name of names) expect(drawn).toContain(`id="${name}"`);
    fireEvent.click(screen.getByRole('button', { name: 'receipt' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('receipt'));
    write.mockRestore();
  });

  test('ROUTE-41 the gallery shows every visible component of kit, blocks and navigation', async () => {
    await openPage('/test');
    const shown = [...document.querySelectorAll('[data-component]')].map((each) => each.getAttribute('data-component'));
    const files = ['kit', 'blocks', 'navigation']
      .flatMap((folder) => readdirSync(`src/ui/${folder}`, { recursive: true, encoding: 'utf8' }))
      .flatMap((file) => (file.endsWith('.tsx') ? [basename(file, '.tsx')] : []));
    /** Invisible, part of another component, or on the page already. */
    const others = [
      'address-places',
      'buy-bar',
      'command-button',
      'failure-words',
      'hidden-fields',
      'hotline',
      'line-picture',
      'list-failure',
      'location-stock-list',
      'mui-area-picker',
      'open-dialog',
      'order-page',
      'page-frame',
      'qr-drawing',
      'refused-mail',
      'structured-data',
      'toast-stack',
    ];
    expect([...shown, ...others].sort()).toEqual(files.sort());
  });

  test('ROUTE-41 the self-check shows the state of each service and what to do', async () => {
    await openPage('/test12');
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(checkedServices.length);
    expect(screen.getByText(`Cả ${checkedServices.length} dịch vụ đều trả lời.`)).toBeTruthy();
    await openPage('/test12', {
      useCases: () => ({
        selfCheck: async () =>
          ok([
            { service: 'orders', state: 'unreachable', durationMs: 12 },
            { service: 'content', state: 'late', durationMs: 3000 },
            { service: 'places', state: 'up', durationMs: 4 },
          ]),
      }),
    });
    expect(screen.getByText('2 trên 3 dịch vụ không trả lời đúng.')).toBeTruthy();
    expect(rows().map((each) => each.textContent)).toEqual([
      expect.stringMatching(/Không nối được12 ms.*ORDER_ORIGIN/),
      expect.stringMatching(/Quá ba giây3000 ms/),
      expect.stringMatching(/Hoạt động4 ms/),
    ]);
  });

  test('ROUTE-41 ROUTE-44 none of these pages may be indexed by search engines', async () => {
    for (const path of ['/flaticon', '/test', '/test12']) {
      expect(routeRows.find((row) => row.path === path)?.index).toBe(false);
      await openPage(path);
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
    }
  });
});
