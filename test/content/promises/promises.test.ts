import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notPromises } from './not-promises.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Row = {
  readonly sentences: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly string[];
  readonly titles: readonly string[];
};

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/«([^»]*)»/g)].map(([, text = '']) => text);
const paths = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([\w/.-]+\.(?:json|tsx?))`/g)].map(([, path = '']) => path);

const promises: readonly Row[] = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise |'))
  .map((line) => {
    const [promise = '', where = '', keptBy = ''] = line.split('|').slice(1);
    return { sentences: quoted(promise), files: paths(where), tests: paths(keptBy), titles: quoted(keptBy) };
  });

const rows: readonly Row[] = [
  ...promises,
  ...Object.entries(notPromises).map(([file, sentences]) => ({ sentences, files: [file], tests: [], titles: [] })),
];

/** Words of promises: times, money back, mails, guarantees. */
const promising =
  /trong \d+ (phút|giờ|ngày)|trong ngày|\d+ ngày đầu|24\/7|miễn (phí )?cước|hoàn (lại )?(toàn bộ )?tiền|hoàn phần|hoàn toàn bộ|qua email|được gửi tới|báo trước|cam kết|bảo đảm|được giữ \d+|giữ nguyên giá|giữ \d+ ngày|cả ngày đêm|99,9%|ngày làm việc|bất cứ lúc nào|\{\{(availability|downtime|answerTime|maintenanceNotice|refundDays)\}\}|sau \d+ (giờ|ngày)|nhận (lại|thư)|trả lại/i;

/** Sentences of a text, a cell of a table each for itself. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+|\s?\|\s?/);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const textsIn = (path: string): readonly string[] =>
  path.endsWith('.json')
    ? textsOf(JSON.parse(read(path)))
    : read(path)
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line));

const listFiles = (folder: string, end: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end))
    .sort();

const searched = [
  ...listFiles('src/ui', '.vi.ts'),
  ...listFiles('contracts/seed/pages', '.json').filter((path) => !path.includes('/lab-')),
  'contracts/seed/content/content.json',
];

describe('docs/promises.md', () => {
  test('every sentence stands in every file that its row names', () => {
    expect(promises.length).toBeGreaterThan(60);
    const missing = rows.flatMap(({ sentences, files }) =>
      files.flatMap((file) => {
        const text = read(file);
        return sentences.some((sentence) => text.includes(sentence))
          ? []
          : [`${file}: none of ${sentences.join(', ')}`];
      }),
    );
    const lost = rows.flatMap(({ sentences, files }) =>
      files.length === 0
        ? []
        : sentences
            .filter((sentence) => !files.some((file) => read(file).includes(sentence)))
            .map((each) => `«${each}»`),
    );
    expect([...missing, ...lost]).toEqual([]);
  });

  test('every test that a row names exists and has a case of that name', () => {
    const missing = rows.flatMap(({ tests, titles }) => {
      const gone = tests.filter((path) => !existsSync(join(root, path)));
      const code = tests
        .filter((path) => !gone.includes(path))
        .map(read)
        .join('\n');
      return [...gone, ...titles.filter((title) => !code.includes(title))];
    });
    expect(missing).toEqual([]);
  });

  test('every sentence with the words of a promise has a row', () => {
    const unnamed = searched.flatMap((path) => {
      const known = rows.filter(({ files }) => files.includes(path)).flatMap(({ sentences }) => sentences);
      return textsIn(path)
        .flatMap(sentencesOf)
        .filter((sentence) => promising.test(sentence))
        .filter((sentence) => !known.some((each) => sentence.includes(each) || each.includes(sentence.trim())))
        .map((sentence) => `${path}: ${sentence.trim()}`);
    });
    expect(unnamed).toEqual([]);
  });
});
