import type { Page } from '@playwright/test';

/**
 * Addresses that an overlay covered without leaving them for another, and every cart that it covered. Call it before
 * the first page. [LAY-02]
 */
export const collectVeils = async (page: Page): Promise<readonly string[]> => {
  const veils: string[] = [];
  await page.exposeFunction('reportVeil', (address: string) => void veils.push(address));
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportVeil') as (address: string) => void;
    let before = location.href;
    let isVeiled = false;
    new MutationObserver(() => {
      const stage = document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? 'off';
      if (stage === 'overlay') isVeiled = true;
      if (stage !== 'off') return;
      if (isVeiled && (location.href === before || location.pathname === '/gio-hang')) report(location.href);
      isVeiled = false;
      before = location.href;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stage'] });
  });
  return veils;
};
