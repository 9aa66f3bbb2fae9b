import fc from 'fast-check';
import { expect } from 'vitest';
import type { SearchIndex } from '#core/search/search-index.port.ts';
import { pageKinds, type SearchDocument } from '#core/search/site-search.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** An index, and a function that lets time pass for it. */
export type SearchIndexSubject = { readonly index: SearchIndex; readonly pass: (milliseconds: number) => void };

const titles = [
  'Máy chủ đám mây Cloud Server SSD 4',
  'Tên miền quốc gia Việt Nam',
  'Hướng dẫn sao lưu dữ liệu 3-2-1',
  'Chuyển nhà hosting không gián đoạn',
  'Email tên miền riêng cho doanh nghiệp',
  'Thanh toán bằng chuyển khoản có được không?',
  'Đăng ký nhãn hiệu và giấy tờ cần thiết',
];
export const documents: readonly SearchDocument[] = titles.map((title, at) => ({
  id: String(at),
  kind: pageKinds[at % pageKinds.length] ?? 'faq',
  title,
  summary: `Dòng tóm tắt số ${at + 1}`,
  href: `/${at}`,
  keywords: at === 0 ? 'CS-04 CS04 VPS' : '',
}));
const load = async () => documents;

const idsOf = async (index: SearchIndex, term: string, given = load): Promise<readonly string[]> =>
  ((await index.search(term, 50, given)) ?? []).flatMap(({ hits }) => hits.map(({ id }) => id));

const anyDocument = fc.constantFrom(...documents);
/** A document and a word of its title with at least this many letters. */
const anyWord = (least: number) =>
  anyDocument
    .map((document) => ({
      document,
      words: foldVietnamese(document.title)
        .split(' ')
        .filter((w) => w.length >= least),
    }))
    .filter(({ words }) => words.length > 0)
    .chain(({ document, words }) => fc.constantFrom(...words).map((word) => ({ document, word })));

/** The word with one letter added, left out, replaced or swapped with its neighbour. */
const anyTypoOf = (word: string) =>
  fc
    .tuple(fc.constantFrom('more', 'less', 'other', 'swap'), fc.nat(word.length - 2), fc.constantFrom(...'abnxz'))
    .map(([how, at, letter]) => {
      const [before, here, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
      if (how === 'more') return before + letter + here + next + after;
      if (how === 'less') return before + next + after;
      return how === 'other' ? before + letter + next + after : before + next + here + after;
    });

const spellings: readonly ((text: string) => string)[] = [
  (text) => foldVietnamese(text),
  (text) => text.normalize('NFD'),
  (text) => text.toUpperCase(),
  (text) => `  ${text.replaceAll(' ', '   ')}\t`,
  (text) => text.toLowerCase().replaceAll('đ', 'd'),
];

const searchLaws: readonly Law<SearchIndexSubject>[] = [
  {
    name: 'CAT-01 SRCH-01 accents, case, spaces and the NFD form do not change the results',
    check: async (open) => {
      const { index } = await open();
      await fc.assert(
        fc.asyncProperty(anyDocument, fc.constantFrom(...spellings), async ({ id, title }, spell) => {
          const found = await idsOf(index, title);
          expect(found).toContain(id);
          expect(await idsOf(index, spell(title))).toEqual(found);
        }),
        { numRuns: 50 },
      );
    },
  },
  {
    name: 'CAT-01 a prefix finds its word',
    check: async (open) => {
      const { index } = await open();
      await fc.assert(
        fc.asyncProperty(anyWord(3), fc.nat(10), async ({ document, word }, cut) => {
          expect(await idsOf(index, word.slice(0, Math.max(2, word.length - cut)))).toContain(document.id);
        }),
        { numRuns: 50 },
      );
    },
  },
  {
    name: 'CAT-01 a word of five or more letters is found despite one wrong, missing, doubled or swapped letter',
    check: async (open) => {
      const { index } = await open();
      await fc.assert(
        fc.asyncProperty(
          anyWord(5).chain(({ document, word }) => anyTypoOf(word).map((typo) => ({ document, typo }))),
          async ({ document, typo }) => {
            expect(await idsOf(index, typo)).toContain(document.id);
          },
        ),
        { numRuns: 200 },
      );
    },
  },
  {
    name: 'CAT-01 documents with all words hide those with only some; when none has all, some are enough',
    check: async (open) => {
      const { index } = await open();
      expect(await idsOf(index, 'tên miền riêng')).toEqual(['4']);
      expect(new Set(await idsOf(index, 'tên miền zzzzzzzz'))).toEqual(new Set(['1', '4']));
    },
  },
  {
    name: 'CAT-01 a text is found by another word for its product line, by amounts with their units never',
    check: async (open) => {
      const { index } = await open();
      for (const term of ['vps', 'máy chủ ảo', 'vsp']) expect(await idsOf(index, term)).toEqual(['0']);
      expect(await idsOf(index, 'host')).toEqual(['3']);
      expect(await idsOf(index, 'domain giá rẻ')).toEqual(await idsOf(index, 'tên miền'));
      expect(await idsOf(index, 'ram 8gb')).toEqual([]);
    },
  },
  {
    name: 'CAT-01 a match in the title ranks above one in the keywords, and that above one in the summary',
    check: async (open) => {
      const { index } = await open();
      const bare: SearchDocument = {
        id: '',
        kind: 'faq',
        title: 'Chuyện khác',
        summary: 'Chuyện khác',
        keywords: 'khác',
        href: '/',
      };
      const given = async () => [
        { ...bare, id: 'summary', summary: 'Chuyện mạng' },
        { ...bare, id: 'keywords', keywords: 'mạng' },
        { ...bare, id: 'title', title: 'Chuyện mạng' },
      ];
      expect(await idsOf(index, 'mang', given)).toEqual(['title', 'keywords', 'summary']);
    },
  },
  {
    name: 'CAT-01 groups have a fixed order, hold at most the limit and report their total',
    check: async (open) => {
      const { index } = await open();
      const many = Array.from(
        { length: 30 },
        (_, at): SearchDocument => ({
          id: `x${at}`,
          kind: pageKinds[at % 3] ?? 'faq',
          title: `Gói số ${at}`,
          summary: '',
          keywords: '',
          href: '/',
        }),
      );
      const groups = (await index.search('gói', 4, async () => many)) ?? [];
      expect(groups.map(({ kind, hits, total }) => [kind, hits.length, total])).toEqual([
        ['category', 4, 10],
        ['page', 4, 10],
        ['article', 4, 10],
      ]);
    },
  },
  {
    name: 'CAT-01 the same query returns the same results, and hostile input never fails',
    check: async (open) => {
      const { index } = await open();
      const hostile = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('.*', '(a+)+$', '\\', '__proto__', 'constructor', '%00', '\u0000\u0007\u200b', '"; drop table'),
        fc.constantFrom('máy ', 'a', '👩‍💻', '\ud800').map((each) => each.repeat(100_000 / each.length)),
      );
      await fc.assert(
        fc.asyncProperty(hostile, async (term) => {
          const first = await index.search(term, 8, load);
          expect(first).not.toBeNull();
          expect(await index.search(term, 8, load)).toEqual(first);
        }),
        { numRuns: 40, examples: [['(a+)+$'], ['\\']] },
      );
      expect(await idsOf(index, ' !?. ')).toEqual([]);
    },
  },
];

const cachingLaws: readonly Law<SearchIndexSubject>[] = [
  {
    name: 'CAT-01 concurrent searches load the documents once; after a minute they are reloaded while the old ones serve',
    check: async (open) => {
      const { index, pass } = await open();
      let loads = 0;
      const waiting: (() => void)[] = [];
      const given = () => {
        loads += 1;
        return new Promise<readonly SearchDocument[]>((resolve) => {
          waiting.push(() => resolve(documents.slice(loads > 1 ? 1 : 0)));
        });
      };
      const release = (): void => {
        for (const each of waiting.splice(0)) each();
      };
      const crowd = Array.from({ length: 20 }, () => idsOf(index, 'cloud', given));
      release();
      expect(await Promise.all(crowd)).toEqual(crowd.map(() => ['0']));
      expect(loads).toBe(1);
      pass(59_000);
      expect(await idsOf(index, 'cloud', given)).toEqual(['0']);
      expect(loads).toBe(1);
      pass(1_001);
      expect(await idsOf(index, 'cloud', given)).toEqual(['0']);
      expect(loads).toBe(2);
      release();
      await expect.poll(() => idsOf(index, 'cloud', given)).toEqual([]);
    },
  },
  {
    name: 'ERR-06 a failed reload keeps the old documents; without any documents the result is null',
    check: async (open) => {
      const { index, pass } = await open();
      const none = async () => null;
      expect(await index.search('cloud', 8, none)).toBeNull();
      expect(await index.search('cloud', 8, () => Promise.reject(new Error('down')))).toBeNull();
      expect(await idsOf(index, 'cloud')).toEqual(['0']);
      pass(120_000);
      expect(((await index.search('cloud', 8, none)) ?? []).flatMap(({ hits }) => hits.map(({ id }) => id))).toEqual([
        '0',
      ]);
    },
  },
];

export const searchIndexLaws: readonly Law<SearchIndexSubject>[] = [...searchLaws, ...cachingLaws];

/** Runs the SearchIndex laws on one adapter. `open` returns an empty index. */
export const searchIndexContract = (name: string, open: () => Promise<SearchIndexSubject>): void =>
  describeLaws(name, searchIndexLaws, open);
