import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { openPage } from './open-page.tsx';

/** Pages with a hotline in a sentence, a button, a hint or an error state. */
const pages = [
  '/cua-hang',
  '/cua-hang/danh-muc/cloud-server',
  '/san-pham/cloud-server-ssd-4',
  '/gio-hang?orderId=0f0e7f0a-9d43-4c77-9f2e-0d3c5f1d2b6a',
  '/dang-nhap',
  '/dang-ky-tu-van',
  '/m365-backup',
];

test.each(pages)('ERR-07 %s shows only the hotline that editors set, and of calls what they say', async (path) => {
  await openPage(path, {
    change: ({ content }) => ({
      content: {
        ...content,
        siteConfig: async () => {
          const config = await content.siteConfig();
          return config.ok
            ? ok({ ...config.value, hotline: '1900 1234', hotlineNote: null, zaloUrl: 'https://zalo.me/1' })
            : config;
        },
      },
    }),
  });
  await waitFor(() => expect(document.querySelector('a[href="tel:19001234"]')).not.toBeNull());
  const main = document.querySelector('body')?.cloneNode(true) as HTMLElement;
  // Editors write the texts of the footer and the menus; they may contain any number.
  for (const each of main.querySelectorAll('footer, script')) each.remove();
  const at = main.innerHTML.search(/1800.?6070/);
  expect(at < 0 ? '' : main.innerHTML.slice(Math.max(0, at - 200), at + 20)).toBe('');
  expect(main.textContent).not.toMatch(/miễn phí cước|gọi miễn phí|trực 24\/7/i);
});
