import type { Page } from '@playwright/test';

/** Whatever the browser complains about from now on: errors on the console, a broken policy, a script that threw. */
export const complaintsOf = (page: Page): (() => readonly string[]) => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return () => heard;
};
