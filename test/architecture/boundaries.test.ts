import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { sampleWordsIn } from '#test/kit/sample-words.ts';
import { filesBelow, importsOf, sourcesBelow, typeImportsOf } from './imports.ts';
import { refusal, uiRefusal } from './may-import.ts';

const sources = ['src', 'contracts', 'backend'].flatMap((folder) => sourcesBelow(folder));

describe('the layers', () => {
  test('the table allows every import of every source', () => {
    expect(sources.length).toBeGreaterThan(100);
    const refused = sources
      .filter((path) => !path.includes('/generated/'))
      .flatMap((path) => {
        const types = typeImportsOf(path);
        return importsOf(path).flatMap((source) => refusal(path, source, types.has(source)) ?? []);
      });
    expect(refused).toEqual([]);
  });
});

describe('the folders of the ui', () => {
  test('every folder imports only folders below it', () => {
    const refused = sources.flatMap((path) =>
      path.startsWith('src/ui/') ? importsOf(path).flatMap((source) => uiRefusal(path, source) ?? []) : [],
    );
    expect(refused).toEqual([]);
  });

  test.each([
    ['src/ui/kit/action/button.tsx', '#ui/consent/asked.ts'],
    ['src/ui/kit/action/button.tsx', '#ui/blocks/messages.vi.ts'],
    ['src/ui/kit/action/button.tsx', '#ui/app/use-shop.ts'],
    ['src/ui/waking/deferred.tsx', '#ui/kit/action/button.tsx'],
    ['src/ui/navigation/link.tsx', '#ui/kit/action/button.tsx'],
    ['src/ui/failures/messages.vi.ts', '#ui/vouchers/messages.vi.ts'],
    ['src/ui/app/use-command.ts', '#ui/blocks/failure/failure-note.tsx'],
    ['src/ui/blocks/price/plan-card.tsx', '#ui/catalogue/home/home.vi.ts'],
    ['src/ui/cart/cart-extras.tsx', '../checkout/missing.tsx'],
    ['src/ui/catalogue/product/extra-link.tsx', '#ui/shell/messages.vi.ts'],
    ['src/ui/shell/shell.tsx', '#ui/pages/content/home.page.tsx'],
    ['src/ui/routes.ts', '#ui/kit/action/button.tsx'],
  ])('%s may not import %s', (path, source) => {
    expect(uiRefusal(path, source)).not.toBeNull();
  });
});

const shown = ['src', 'contracts', 'backend', 'scripts', 'deploy', 'public'].flatMap((folder) =>
  filesBelow(folder).filter(
    (path) => !path.startsWith('contracts/seed/') && /\.(?:[cm]?[jt]sx?|svg|html|graphql|css|json)$/.test(path),
  ),
);

describe('CFG-01 the firm', () => {
  test('CFG-01 only the seed names the sample shop, its numbers and its addresses', () => {
    const naming = [...shown, 'index.html'].flatMap((path) => {
      const found = sampleWordsIn(readFileSync(path, 'utf8'));
      return found.length === 0 ? [] : [[path, found]];
    });
    expect(naming).toEqual([]);
    expect(shown.length).toBeGreaterThan(1_000);
  });

  test.each([
    'Cửa Hàng Mây',
    'cua hang may',
    'hotro@cuahangmay.example',
    'gọi 1800.6070',
    'tel:18006070',
    'CUAHANGMAY',
  ])('a text with «%s» would be found', (text) => expect(sampleWordsIn(`“${text}”`)).not.toEqual([]));
});

test('CFG-01 only the default settings name pages of the content system', () => {
  const written = new RegExp(`['"\`](?:${seedPages.map(({ slug }) => `/${slug}`).join('|')})(?![\\w-])`);
  const naming = sources
    .filter((path) => path.startsWith('src/'))
    .filter((path) => written.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual(['src/core/shared/default-content-paths.ts']);
});

describe('editors’ texts never become HTML', () => {
  const setsHtml = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/;

  test('no source of the shop’s pages sets HTML, except structured data and parts that React drew before', () => {
    const setting = sources
      .filter((path) => /^src\/(core|ui|adapters|composition)\//.test(path))
      .filter((path) => setsHtml.test(readFileSync(path, 'utf8')));
    expect(setting.toSorted()).toEqual(['src/ui/app/shared-part.tsx', 'src/ui/blocks/content/structured-data.tsx']);
  });

  test.each(['<p dangerouslySetInnerHTML={x} />', 'node.innerHTML = x', 'document.write(x)'])(
    '%s is detected',
    (source) => {
      expect(setsHtml.test(source)).toBe(true);
    },
  );
});

describe('the Content-Security-Policy allows no style attribute', () => {
  const writesStyle = /\sstyle=[{"']|setAttribute\(['"]style|\bcssText\b/;

  test('V3.4.3 no component writes one: rules stand in modules, and what varies in attributes of SVG', () => {
    const writing = sources
      .filter((path) => /^(src\/(ui|adapters|composition|host)|backend)\//.test(path))
      // Mails: mail programs read little else, and a policy of their own goes with their preview.
      .filter((path) => path !== 'backend/mails/mail-layout.tsx')
      .filter((path) => writesStyle.test(readFileSync(path, 'utf8')));
    expect(writing).toEqual([]);
  });

  test.each(['<p style={{ width: 1 }} />', '<p style="color:red">', "node.setAttribute('style', x)"])(
    '%s is detected',
    (source) => {
      expect(writesStyle.test(source)).toBe(true);
    },
  );
});

describe('a part that comes or goes does not restyle the whole page', () => {
  /** What most elements are in: a rule that looks from there for a part is matched anew with every element. */
  const looksFromAbove = /(?:(?:^|[\s,(])(?:html|body|main)|:root|\[data-theme[^\]]*\]|#main)\)?:has\(/m;
  const inPrint = /@media print \{[\s\S]*?\n {2}\}/g;

  test('no style sheet looks from the root, the body or the main part for a part: `useRootMark` says what is there', () => {
    const sheets = filesBelow('src/ui').filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(50);
    const looking = sheets.filter((path) => looksFromAbove.test(readFileSync(path, 'utf8').replace(inPrint, '')));
    expect(looking).toEqual([]);
  });

  test.each([
    ':root:has([data-x]) {',
    '  :global(body:has(.sheet)) .dock {',
    '  :global(main):has(.sheet) h1 {',
    '.a, html:has(dialog[open]) {',
  ])('%s is detected', (rule) => expect(looksFromAbove.test(rule)).toBe(true));

  test.each(['.row:has(:checked) {', 'tbody:has(tr) {', '.main:has(a) {'])('%s is allowed', (rule) =>
    expect(looksFromAbove.test(rule)).toBe(false),
  );
});

describe('forbidden imports are rejected', () => {
  test.each([
    ['src/core/cart/cart.ts', 'react'],
    ['src/core/cart/cart.ts', 'zod'],
    ['src/core/cart/cart.ts', 'node:fs'],
    ['src/core/cart/cart.ts', '#ui/router.tsx'],
    ['src/core/cart/cart.ts', '#adapters/memory/world.ts'],
    ['src/core/cart/cart.ts', '../../adapters/memory/world.ts'],
    ['src/core/shared/dong.ts', '#core/cart/cart.ts'],
    ['src/adapters/remote/client.ts', 'zod'],
    ['src/adapters/remote/client.ts', 'graphql-request'],
    ['src/adapters/memory/world.ts', '#backend/server.ts'],
    ['src/adapters/graphql/catalogue.ts', '#ui/failures/messages.vi.ts'],
    ['src/adapters/graphql/catalogue.ts', 'hono'],
    ['src/core/cart/cart.ts', '@mui/material'],
    ['src/ui/pages/content/home.page.tsx', '@emotion/react'],
    ['src/ui/pages/content/home.page.tsx', 'notistack'],
    ['src/ui/pages/content/home.page.tsx', 'swiper/react'],
    ['src/ui/pages/content/home.page.tsx', '#adapters/remote/client.ts'],
    ['src/ui/pages/content/home.page.tsx', '#contracts/organisation.ts'],
    ['src/ui/pages/content/home.page.tsx', 'inversify'],
    ['backend/order-store/stored-order.ts', '#core/cart/cart.ts'],
    ['backend/order-store/stored-order.ts', '#adapters/memory/world.ts'],
    ['backend/order-store/stored-order.ts', '#ui/failures/messages.vi.ts'],
    ['contracts/order-states.ts', '#backend/server.ts'],
    ['src/host/http/server.ts', '#backend/server.ts'],
    ['src/composition/host.ts', '#backend/server.ts'],
    ['src/composition/host.ts', 'express'],
    ['src/composition/host-ports.ts', '#adapters/memory/catalogue/reviews.ts'],
    ['src/composition/host-shared.ts', '../adapters/memory/world.ts'],
    ['src/composition/host.ts', './memory.ts'],
    ['src/host/health.ts', '#adapters/memory/world.ts'],
    ['src/host/host-deps.ts', '#adapters/graphql/account-gateway.ts'],
    ['src/host/feeds/rss.ts', '#adapters/rest/catalogue.ts'],
    ['src/host/pages/documents.ts', '#adapters/cookies/cookie-jar.ts'],
    ['src/host/deps.ts', '#composition/memory.ts'],
    ['src/ui/kit/surface/chip.tsx', '#core/shared/dong.ts'],
    ['src/ui/kit/surface/table.tsx', '#core/catalogue/plans/facets.ts'],
  ])('%s may not import %s', (path, source) => {
    expect(refusal(path, source)).not.toBeNull();
  });

  test.each([
    ["import type { A } from '#adapters/cms/x.ts';", true],
    ["import { type A, type B } from '#adapters/cms/x.ts';", true],
    ["import { type A, b } from '#adapters/cms/x.ts';", false],
    ["import '#adapters/cms/x.ts';", false],
    ["import type { A } from '#adapters/cms/x.ts'; import { b } from '#adapters/cms/x.ts';", false],
    ["import type { A } from '#adapters/cms/x.ts'; const b = () => import('#adapters/cms/x.ts');", false],
    ["export { a } from '#adapters/cms/x.ts';", false],
  ])('%s imports only types: %s', (source, isType) => {
    expect(typeImportsOf('src/host/probe.ts', source).has('#adapters/cms/x.ts')).toBe(isType);
    const refused = refusal('src/host/probe.ts', '#adapters/cms/x.ts', isType);
    expect(refused === null).toBe(isType);
  });

  test('type-only, re-exported and dynamic imports are detected', () => {
    const source =
      "import type { A } from 'react'; export { b } from 'zod'; export * from 'hono'; const c = () => import('sharp');";
    expect([...importsOf('src/core/probe.ts', source)].sort()).toEqual(['hono', 'react', 'sharp', 'zod']);
  });
});
