import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { plainText } from '#core/content/plain-text.ts';
import type { RichBlock, RichText } from '#core/content/rich-text.ts';
import { dong } from '#core/shared/dong.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { parseArticleQuery, parsePage, toContentPath } from '#ui/content/article-query.ts';
import { budgetParameter, budgetRange, parseBudget, productLinesWithin } from '#ui/content/budget.ts';
import { extractHeadings } from '#ui/content/headings.ts';
import { extractQuestions } from '#ui/content/questions.ts';

const text = (of: string) => ({ kind: 'text', text: of, marks: [] }) as const;
const anyWords = fc.string({ minLength: 1 }).filter((words) => words.trim() !== '');
const anyHeading = fc.record({ level: fc.constantFrom(2 as const, 3 as const, 4 as const), words: anyWords });
const heading = (level: 2 | 3 | 4, words: string, at = 0): RichBlock => ({
  kind: 'heading',
  level,
  id: `h-${at}`,
  children: [text(words)],
});
const paragraph = (words: string): RichBlock => ({ kind: 'paragraph', children: [text(words)] });

describe('ROUTE-36 data derived from a text', () => {
  test('ROUTE-36 the table of contents lists the headings of two levels in order, or nothing when there are fewer than three', () => {
    fc.assert(
      fc.property(fc.array(anyHeading), (written) => {
        const body = written.map(({ level, words }, at) => heading(level, words, at));
        const listed = written.flatMap(({ level, words }) => (level === 4 ? [] : [words.trim()]));
        expect(extractHeadings(body).map(({ title }) => title)).toEqual(listed.length < 3 ? [] : listed);
      }),
    );
  });

  test('ROUTE-42 each heading that is a question has the text below it as its answer', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWords, fc.array(anyWords), fc.boolean())), (written) => {
        const parts = written.map(([words, answers, asks]) => ({
          words: `${words.trim().replace(/\?+$/, '')}${asks ? '?' : '.'}`,
          answers,
          asks,
        }));
        const body: RichText = parts.flatMap(({ words, answers }) => [heading(2, words), ...answers.map(paragraph)]);
        const wanted = parts.filter(({ asks, answers }) => asks && answers.length > 0);
        expect(extractQuestions(body)).toEqual(
          wanted.map(({ words, answers }) => ({ question: words, answer: answers.join(' ').trim() })),
        );
      }),
    );
  });

  test('CMS-02 the plain text of every kind of block is its words', () => {
    const body: RichText = [
      heading(2, 'a'),
      { kind: 'list', ordered: false, start: 1, items: [[paragraph('b')], [paragraph('c')]] },
      { kind: 'quote', children: [paragraph('d')] },
      { kind: 'code', language: null, text: 'e' },
      { kind: 'table', head: [[text('f')]], rows: [[[{ kind: 'link', href: '/g', children: [text('g')] }]]] },
      { kind: 'image', path: '/x.png', alt: 'x', width: null, height: null },
      { kind: 'rule' },
      { kind: 'paragraph', children: [text('h'), { kind: 'break' }, text('i')] },
    ];
    expect(plainText(body)).toBe('a b c d e f g h i');
  });
});

describe('ROUTE-36 parameters of the list', () => {
  test('ROUTE-36 invalid parameters of the list are ignored', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 400 }), fc.string(), (page, topic, budget) => {
        const query = parseArticleQuery({ page, q: topic, 'chuyen-muc': topic, the: topic });
        expect(Number.isSafeInteger(query.page) && query.page >= 1 && query.page <= 10_000).toBe(true);
        expect(query.search === null || (query.search.length > 0 && query.search.length <= 200)).toBe(true);
        expect(query.category === null || query.category.length <= 200).toBe(true);
        const most = parseBudget({ 'ngan-sach': budget });
        expect(most >= budgetRange.min && most <= budgetRange.max).toBe(true);
      }),
    );
  });

  test('ROUTE-36 page and budget are unchanged after a round trip through the URL', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 20 }), (page, steps) => {
        const most = steps * budgetRange.step;
        const parameter = budgetParameter(most);
        expect(parsePage({ page: String(page) })).toBe(page);
        expect(parseBudget(parameter === null ? {} : { 'ngan-sach': parameter })).toBe(most);
      }),
    );
  });

  test('ROUTE-42 the path of a page joins its parts, however many there are', () => {
    expect(toContentPath({ slug: 'a' })).toBe('a');
    expect(toContentPath({ slug: 'a', slug2: 'b' })).toBe('a/b');
    expect(toContentPath({ slug: 'a', slug2: 'b', slug3: 'c' })).toBe('a/b/c');
  });

  test('ROUTE-36 product lines within a budget have a monthly price, and a higher budget never shows fewer', async () => {
    const board = expectOk(await memoryPorts(memoryWorld()).catalogue.priceMenus());
    fc.assert(
      fc.property(fc.nat(3_000_000), fc.nat(3_000_000), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((amount) =>
          productLinesWithin(board, dong(amount)),
        );
        for (const line of less ?? []) expect(more).toContain(line);
        for (const line of less ?? []) expect(line.priceFrom?.unit.id).toBe('MONTH');
      }),
    );
    expect(productLinesWithin(board, dong(0))).toEqual([]);
  });
});
