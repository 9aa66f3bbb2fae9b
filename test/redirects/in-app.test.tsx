import type { AnyRouter } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { RedirectDecision, RedirectRule } from '#core/content/redirect-rule.ts';
import { fail, ok } from '#core/shared/result.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';

const page = () => within(screen.getByRole('main'));
const rule = (urlOld: string, urlNew: unknown, statusCode = 301): RedirectRule => ({
  urlOld,
  urlNew,
  statusCode,
  beginDate: null,
  endDate: null,
  siteDomain: null,
});

/** A page of the shop over a world with these rules, and the addresses that rules were asked for. */
const opened = async (rules: readonly RedirectRule[], options: PageOptions = {}, path = '/') => {
  const world = memoryWorld();
  world.state.redirects = rules;
  const asked: string[] = [];
  const shop = await openPage(path, {
    world,
    ...options,
    useCases: (own) => ({
      checkRedirect: (input) => {
        asked.push(input.path);
        return own.checkRedirect(input);
      },
      ...options.useCases?.(own),
    }),
  });
  const go = (href: string) => act(() => shop.router.navigate({ href }));
  return { ...shop, asked, go };
};

describe('RED-04 the editors’ rules for navigation inside the shop', () => {
  test('RED-04 an old address leads on, in place of itself in the history, and counts', async () => {
    const { go, router, world } = await opened([rule('/cu', '/cua-hang?sort=name')]);
    await go('/cu');
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang?sort=name'));
    expect(await page().findByRole('heading', { level: 1, name: 'Cửa hàng' })).toBeTruthy();
    await act(async () => {
      router.history.back();
    });
    await waitFor(() => expect(addressOf(router)).toBe('/'));
    expect(world.state.redirectHits.get('/cu')).toBe(1);
  });

  test('RED-04 an address with its query is asked for exactly, once in thirty seconds', async () => {
    const { go, asked, router } = await opened([]);
    await go('/san-pham?sort=name');
    await go('/cua-hang');
    await go('/san-pham?sort=name');
    await waitFor(() => expect(addressOf(router)).toBe('/san-pham?sort=name'));
    expect(asked).toEqual(['/san-pham?sort=name', '/cua-hang']);
  });

  test('RED-04 nothing is asked of the page that came with the document, of a change of its query, nor of a visitor’s own page', async () => {
    const { go, asked, router } = await opened([], {}, '/san-pham');
    await go('/san-pham?sort=name');
    await go('/gio-hang');
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(asked).toEqual([]);
  });

  test('RED-04 nothing is asked while a page is only fetched ahead', async () => {
    const { asked, router, go } = await opened([]);
    await act(async () => {
      // The table's paths are plain texts, of which the router's types know nothing.
      await (router as AnyRouter).preloadRoute({ to: '/cua-hang' });
    });
    expect(asked).toEqual([]);
    await go('/cua-hang');
    await waitFor(() => expect(asked).toEqual(['/cua-hang']));
  });

  test('RED-04 rule and page are asked for beside each other, and the page is drawn after both', async () => {
    let decide: (decision: RedirectDecision) => void = () => {};
    const { go, router, asked } = await opened([], {
      useCases: () => ({
        checkRedirect: (input) => {
          asked.push(input.path);
          return new Promise((resolve) => {
            decide = (decision) => resolve(ok(decision));
          });
        },
      }),
    });
    const going = go('/cua-hang');
    await waitFor(() => expect(asked).toEqual(['/cua-hang']));
    await waitFor(() =>
      expect(router.options.context.queryClient.getQueriesData({ queryKey: ['public', 'listProducts'] })).not.toEqual(
        [],
      ),
    );
    expect(screen.queryByRole('heading', { level: 1, name: 'Cửa hàng' })).toBeNull();
    decide({ kind: 'continue' });
    await going;
    expect(await page().findByRole('heading', { level: 1, name: 'Cửa hàng' })).toBeTruthy();
  });

  test('RED-02 a page that is gone says so, and its neighbours are shown', async () => {
    const { go, router } = await opened([rule('/cu', null, 410)]);
    await go('/cu');
    expect(await page().findByRole('heading', { name: 'Trang không còn tồn tại' })).toBeTruthy();
    await go('/cua-hang');
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
    expect(await page().findByRole('heading', { level: 1, name: 'Cửa hàng' })).toBeTruthy();
  });

  test('RED-03 a rule without target, one that leads to itself and rules in a circle say that they lead nowhere', async () => {
    const rules = [
      rule('/trong', '  '),
      rule('/minh', '/minh'),
      rule('/a', '/b'),
      rule('/b', '/c'),
      rule('/c', '/a'),
      ...Array.from({ length: 8 }, (_, at) => rule(`/x${at}`, `/x${at + 1}`)),
    ];
    for (const path of ['/trong', '/minh', '/a', '/x0']) {
      const { go } = await opened(rules);
      await go(path);
      expect(await page().findByRole('heading', { name: 'Địa chỉ chuyển hướng không hợp lệ' })).toBeTruthy();
    }
  });

  test('RED-04 a short chain of rules is followed, also from an address that no row of the table answers', async () => {
    const { go, router } = await opened([rule('/rat/sau/trong/cay', '/y'), rule('/y', '/san-pham')]);
    await go('/rat/sau/trong/cay');
    await waitFor(() => expect(addressOf(router)).toBe('/san-pham'));
  });

  test('RED-05 a look-up that fails, or breaks, lets the page go on, and is asked again', async () => {
    for (const trouble of [
      async () => fail({ kind: 'unreachable' } as const),
      () => Promise.reject(new Error('down')),
    ]) {
      let calls = 0;
      const { go, router } = await opened([], {
        useCases: () => ({
          checkRedirect: () => {
            calls += 1;
            return trouble();
          },
        }),
      });
      await go('/cua-hang');
      await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
      expect(await page().findByRole('heading', { level: 1, name: 'Cửa hàng' })).toBeTruthy();
      await go('/san-pham');
      await go('/cua-hang');
      await waitFor(() => expect(calls).toBe(3));
    }
  });
});
