import type { Page } from '@playwright/test';

/** Collects all browser errors from now on: console errors, policy violations and uncaught exceptions. */
export const collectBrowserErrors = (page: Page): (() => readonly string[]) => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return () => heard;
};
