import { test as base, expect } from '@playwright/test';

export type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
export { expect };

/** A journey fails when a page breaks its Content-Security-Policy: whatever the policy refuses, a visitor misses. */
export const test = base.extend<{ readonly heldPolicy: undefined }>({
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
