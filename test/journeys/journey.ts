import { test as base, expect } from '@playwright/test';
import { closeOverlays } from './first-visit.ts';

export type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
export { expect };

/** A journey fails when a page breaks its Content-Security-Policy: whatever the policy refuses, a visitor misses. */
export const test = base.extend<{ readonly heldPolicy: undefined; readonly overlays: 'due' | 'closed' }>({
  /** Overlays would cover the pages of every journey that is not about them. */
  overlays: ['closed', { option: true }],
  context: async ({ context, overlays }, use) => {
    if (overlays === 'closed') await closeOverlays(context);
    await use(context);
  },
  heldPolicy: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Trusted(?:HTML|Script)/.test(message.text()))
          refused.push(`${message.location().url}: ${message.text()}`);
      });
      await use(undefined);
      expect(refused, 'V3.4.3 what a policy refused').toEqual([]);
    },
    { auto: true },
  ],
});
