import { miniSearchIndex } from '#adapters/search/mini-search-index.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import { MAX_SUGGESTIONS, pageKinds, type SearchDocument } from '#core/search/site-search.ts';
import { chooseSearch, matchesSearch, rankSearch } from '#core/search-rules/match-search.ts';

const words =
  `máy chủ đám mây ảo riêng vật lý tên miền quốc gia đăng ký giấy tờ hồ sơ lệ phí gia hạn sao lưu dữ liệu khôi phục
lịch kho lưu trữ hộp thư doanh nghiệp tên bảo mật chứng chỉ mã hoá tường lửa website wordpress hosting windows linux kubernetes
chuyển nhà không gián đoạn hướng dẫn chọn gói cấu hình bộ nhớ băng thông ổ đĩa nhanh rẻ ổn định hỗ trợ kỹ thuật thanh toán hoá đơn
chuyển khoản hoàn tiền chính sách điều khoản học viên phòng thực hành mạng an toàn thông tin đồ hoạ dựng hình học sâu`.split(
    /\s+/,
  );

/** Words of a generated vocabulary as large as that of a shop with ten thousand products. */
const wordOf = (seed: number): string => {
  const word = words[seed % words.length] ?? 'may';
  // One word in nine is a unique name or code.
  return seed % 9 === 0 ? `${['vps', 'cs', 'lab', 'ram', 'gpu'][seed % 5]}${(seed * 7919) % 10_000}` : word;
};

const documentOf = (at: number): SearchDocument => {
  const text = (from: number, length: number): string =>
    Array.from({ length }, (_, each) => wordOf(at * 31 + (from + each) * 17 + ((at * each) % 13))).join(' ');
  return {
    id: String(at),
    kind: pageKinds[at % pageKinds.length] ?? 'faq',
    title: text(0, 7),
    summary: text(7, 20),
    keywords: text(27, 20),
    href: `/${at}`,
  };
};

/** A catalogue of this size: seed products under other codes. */
const productsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const model = seedProducts[at % seedProducts.length] ?? seedProducts[0];
    if (model === undefined) throw new Error('the seed has no product');
    const { all, headline } = seedSearchText(model);
    return { price: at, text: { all: [...all, `gen${at}`], headline: [...headline, `gen${at}`] } };
  });

/** Milliseconds of each product search over `count` products, by the rule of the core without any database. */
export const productSearchTimes = async (count: number): Promise<readonly number[]> => {
  const products = productsOf(count);
  const vocabulary = [...new Set(products.flatMap(({ text }) => text.all))];
  const each: number[] = [];
  for (const term of [...typed, 'vps 8gb', 'vps gia re', 'cpanel', 'gpu 4090', 'rtx4090', 'may chu oa']) {
    const start = performance.now();
    const chosen = await chooseSearch(
      term,
      (groups) => products.some(({ text }) => matchesSearch(text.all, groups)),
      () => vocabulary,
    );
    if (chosen !== null)
      rankSearch(
        products,
        chosen,
        ({ text }) => text,
        ({ price }) => price,
      );
    each.push(performance.now() - start);
  }
  return each;
};

/** Prefixes that people type on the way to a word, and typing errors. */
const typed = [
  'm',
  'ma',
  'may',
  'may ch',
  'may chu',
  'máy chủ ảo',
  'ten mien',
  'hosting wordpres',
  'sao lưu dữ liệu',
  'wrodpress',
  'kubernets',
  'chuyen khoan hoa don',
  'windwos linux',
  'thanh toán hoá đơn chuyển khoản hoàn tiền',
  'zzzzzz',
];

/** Milliseconds of each suggestion over `count` documents, and of building the index. */
export const suggestionTimes = async (
  count: number,
): Promise<{ readonly build: number; readonly each: readonly number[] }> => {
  const documents = Array.from({ length: count }, (_, at) => documentOf(at));
  const index = miniSearchIndex({ now: () => 0 });
  const load = async () => documents;
  const began = performance.now();
  await index.search('m', MAX_SUGGESTIONS, load);
  const build = performance.now() - began;
  const each: number[] = [];
  for (let round = 0; round < 5; round += 1)
    for (const term of typed) {
      const start = performance.now();
      await index.search(term, MAX_SUGGESTIONS, load);
      each.push(performance.now() - start);
    }
  return { build, each };
};
