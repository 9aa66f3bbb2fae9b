import { memoryOrigin, origin } from '#test/journeys/site/origins.ts';
import { closeOverlaysOnFakes } from './first-visit.ts';
import { expect, test } from './journey.ts';
import { buyServer } from './purchase.ts';

for (const [name, shop, details] of [
  ['the built shop', origin, {}],
  ['the browser shop on fakes', memoryOrigin, { tag: '@whole' }],
] as const) {
  test(
    `CAT-10 PAY-02 PAY-03 on ${name}: a guest finds, configures, orders and pays for a cloud server, and the result page opens automatically`,
    details,
    async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));

      if (shop === memoryOrigin) await closeOverlaysOnFakes(page);
      await buyServer(page, shop);
      expect(problems).toEqual([]);
    },
  );
}
