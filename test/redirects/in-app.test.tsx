import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryShop } from '#adapters/memory/memory-shop.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { RedirectDecision, RedirectRule } from '#core/content/redirect-rule.ts';
import { fail, ok } from '#core/shared/result.ts';
import { clientOf } from '#core/shop-client.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { createInAppRedirects } from '#ui/app/in-app-redirects.ts';

const page = () => within(screen.getByRole('main'));
const rule = (urlOld: string, urlNew: unknown, statusCode = 301): RedirectRule => ({
  urlOld,
  urlNew,
  statusCode,
  beginDate: null,
  endDate: null,
  siteDomain: null,
});

/** A page of the shop in a world with these rules, and the addresses whose rules it looked up. */
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

describe('RED-04 redirect rules during navigation inside the shop', () => {
  test('RED-04 an old address redirects, replaces its history entry and counts as a hit', async () => {
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

  test('RED-04 an address is looked up with its exact query, once in thirty seconds', async () => {
    const { go, asked, router } = await opened([]);
    await go('/san-pham?sort=name');
    await go('/cua-hang');
    await go('/san-pham?sort=name');
    await waitFor(() => expect(addressOf(router)).toBe('/san-pham?sort=name'));
    expect(asked).toEqual(['/san-pham?sort=name', '/cua-hang']);
  });

  test('RED-04 the first page, a change of its query and a private page are not looked up', async () => {
    const { go, asked, router } = await opened([], {}, '/san-pham');
    await go('/san-pham?sort=name');
    await go('/gio-hang');
    await waitFor(() => expect(addressOf(router)).toBe('/gio-hang'));
    expect(asked).toEqual([]);
  });

  test('RED-01 RED-04 a rule with Vietnamese letters, as an editor types it, applies to navigation too', async () => {
    const { go, router } = await opened([rule(' /khuyến-mãi cũ?loc=máy chủ#cu', '/cua-hang')]);
    await go('/khuy%E1%BA%BFn-m%C3%A3i%20c%C5%A9?loc=m%C3%A1y%20ch%E1%BB%A7');
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
  });

  test('RED-04 a rule to another site becomes a full navigation', async () => {
    const to = 'https://tin-tuc.example/a';
    const client = clientOf({
      ...memoryShop(memoryWorld()),
      checkRedirect: async () => ok({ kind: 'redirect', to, status: 302 } as const),
    });
    const redirects = createInAppRedirects({ queryClient: new QueryClient(), client });
    await expect(redirects('/cu', '', '/')).rejects.toMatchObject({ options: { href: to, reloadDocument: true } });
  });

  test('RED-04 preloading a page looks up no rule', async () => {
    const { asked, router, go } = await opened([]);
    await act(async () => {
      // The paths of the route table are plain strings, which the router's types do not know.
      await (router as AnyRouter).preloadRoute({ to: '/cua-hang' });
    });
    expect(asked).toEqual([]);
    await go('/cua-hang');
    await waitFor(() => expect(asked).toEqual(['/cua-hang']));
  });

  test('RED-04 rule and page data load in parallel, and the page is rendered after both', async () => {
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

  test('RED-02 a page that is gone says so, and other pages still open', async () => {
    const { go, router } = await opened([rule('/cu', null, 410)]);
    await go('/cu');
    expect(await page().findByRole('heading', { name: 'Trang không còn tồn tại' })).toBeTruthy();
    await go('/cua-hang');
    await waitFor(() => expect(addressOf(router)).toBe('/cua-hang'));
    expect(await page().findByRole('heading', { level: 1, name: 'Cửa hàng' })).toBeTruthy();
  });

  test('RED-03 a rule without a target, a self-reference, a loop and a long chain are shown as invalid redirects', async () => {
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

  test('RED-04 a short chain of rules is followed, even from an address without a route', async () => {
    const { go, router } = await opened([rule('/rat/sau/trong/cay', '/y'), rule('/y', '/san-pham')]);
    await go('/rat/sau/trong/cay');
    await waitFor(() => expect(addressOf(router)).toBe('/san-pham'));
  });

  test('RED-05 a look-up that fails or throws lets the page continue and is repeated next time', async () => {
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
