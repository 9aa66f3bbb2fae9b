import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import * as paths from '#core/shared/paths.ts';
import { inTurn } from '#test/kit/test-size.ts';
import { drawnPages } from './drawn-pages.ts';
import { controlsWithoutForm, joinedWords } from './text-browser.ts';

let pages: Awaited<ReturnType<typeof drawnPages>>;
beforeAll(async () => {
  pages = await drawnPages();
});

describe('every page in a text browser', () => {
  test('ROUTE-47 the pages of guests and of customers are read', () => {
    expect(pages.length).toBeGreaterThan(90);
  });

  test('ROUTE-07 ROUTE-47 every page is valid HTML', async () => {
    const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
    const said: string[] = [];
    for (const [path, html] of inTurn(pages, 4))
      for (const { messages } of (await checker.validateString(html)).results)
        said.push(...messages.map(({ line, column, message }) => `${path} ${line}:${column} ${message}`));
    expect(said).toEqual([]);
    const wrong = await checker.validateString(
      '<!doctype html><html lang="vi"><p><div></div></p></html><script></script>',
    );
    expect(wrong.valid).toBe(false);
  });

  test('ROUTE-07 words of neighbouring elements are separated', () => {
    expect(pages.flatMap(([path, html]) => joinedWords(html).map((words) => `${path}: ${words}`))).toEqual([]);
  });

  test('ROUTE-07 every control stands inside its form', () => {
    // The samples of the gallery send nothing.
    const sending = pages.filter(([path]) => path !== paths.gallery);
    const outside = sending.flatMap(([path, html]) => controlsWithoutForm(html).map((each) => `${path}: ${each}`));
    expect(outside).toEqual([]);
  });

  test.each([
    ['<b>SSD 1</b><span>1 vCPU</span>', ['SSD 1|1 vCPU']],
    ['<p>hôm nay<b>10đ</b></p>', ['hôm nay|10đ']],
    ['<a>A</a><svg><title>x</title></svg><a>B</a>', ['A|B']],
    ['<b>A</b> <i>B</i><p>C</p>D<br>E', []],
    ['<b>A</b>, <b>10</b>%', []],
  ])('%s', (html, words) => expect(joinedWords(`<body>${html}`)).toEqual(words));

  test('a button outside its form, or with the name of another, is found', () => {
    const html = '<form id="a"></form><button form="a">1</button><button type="submit">2</button>';
    expect(controlsWithoutForm(html)).toHaveLength(2);
  });
});
