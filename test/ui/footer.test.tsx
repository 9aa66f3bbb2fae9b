import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memorySettings } from '#adapters/memory/settings.ts';
import type { Shell } from '#core/pages/shell.ts';
import { ok } from '#core/shared/result.ts';
import type { ShopLook } from '#core/shared/shop/shop-identity.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from './open-page.tsx';

const withFooter = (footer: Shell['footer']) => ({
  useCases: () => ({ loadShell: async () => ok({ ...expectOk(await openShop().useCases.loadShell({})), footer }) }),
});

const footer = {
  columns: [
    { id: 7, title: 'Bảy', links: [{ title: 'Trang', href: '/cua-hang', kind: 'page' as const }] },
    {
      id: 2,
      title: 'Hai',
      links: [
        { title: 'Ngoài', href: 'https://example.com/a', kind: 'external' as const },
        { title: 'Gọi', href: '18006070', kind: 'tel' as const },
      ],
    },
  ],
  copyright: '© 2026 Cửa Hàng Mây.',
  company: 'Công ty Mây',
  address: 'Hà Nội',
};

const foot = async () => within(await screen.findByRole('contentinfo'));

test('FTR-01 the footer lists its columns in ascending order of id', async () => {
  await openPage('/', withFooter(footer));
  const headings = (await foot()).getAllByRole('heading', { level: 2 });
  expect(headings.map((each) => each.textContent)).toEqual(['Hai', 'Bảy']);
});

test('FTR-02 a link to another site opens a new tab with noopener; a phone number becomes a tel: link', async () => {
  await openPage('/', withFooter(footer));
  const outside = (await foot()).getByRole('link', { name: 'Ngoài' });
  expect(outside.getAttribute('target')).toBe('_blank');
  expect(outside.getAttribute('rel')).toContain('noopener');
  expect((await foot()).getByRole('link', { name: 'Gọi' }).getAttribute('href')).toBe('tel:18006070');
  expect((await foot()).getByRole('link', { name: 'Trang' }).getAttribute('target')).toBeNull();
});

test('FTR-01 the foot of a shop with its own logo shows that for dark grounds, else its name, never the drawn cloud', async () => {
  const homeLink = async (logo: ShopLook['logo']) => {
    const { identity } = memorySettings;
    await openPage('/', { context: { identity: { ...identity, look: { ...identity.look, logo } } } });
    return (await foot()).getByRole('link', { name: `${identity.name}, trang chủ` });
  };
  expect((await homeLink(null)).querySelector('svg')).toBeTruthy();
  const named = await homeLink({ light: '/assets/brand-a.svg', dark: null });
  expect([named.textContent, named.children.length]).toEqual([memorySettings.identity.name, 0]);
  const drawn = await homeLink({ light: '/assets/brand-a.svg', dark: '/assets/brand-b.svg' });
  expect(drawn.querySelector('img')?.getAttribute('src')).toBe('/assets/brand-b.svg');
});

test('FTR-03 the footer shows the copyright line and the licence logos', async () => {
  const { useCases } = await openPage('/');
  const shell = expectOk(await useCases.loadShell({}));
  const here = await foot();
  expect(here.getByText(shell.footer?.copyright ?? 'none')).toBeTruthy();
  expect(shell.licences?.length).toBeGreaterThan(0);
  for (const { alt } of shell.licences ?? []) expect(here.getByAltText(alt)).toBeTruthy();
});
