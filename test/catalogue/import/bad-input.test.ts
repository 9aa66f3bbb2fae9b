import { expect, test } from 'vitest';
import type { Fields } from '#backend/catalogue/import/plan.ts';
import { planImport } from '#backend/catalogue/import/plan-import.ts';
import { readAmount } from '#backend/catalogue/import/read-cell.ts';
import { readJson } from '#backend/catalogue/import/read-json.ts';
import { type ReadFile, readSheets, type Sheet } from '#backend/catalogue/import/read-sheets.ts';
import { decodeText } from '#backend/platform/decode-text.ts';

const stored = new Map<string, Fields>([
  ['product MX-1', { title: 'Mây 1', line: 'cloud-server', 'price 1': 100_000, 'old price 1': null }],
  ['tag ban-chay', { name: 'Bán chạy' }],
  ['option location', { name: 'Nơi đặt', type: 'one', lines: ['cloud-server'], order: ['Hà Nội'] }],
]);

/** Changes by key, and refusals as sheet, row, column and reason. */
const outcome = (read: ReadFile) => {
  if ('problem' in read) return read.problem;
  const plan = planImport(
    read,
    { stored, last: new Map() },
    { today: '2027-01-15', overwrite: false, pictureProblem: () => null },
  );
  return {
    changed: plan.changes.map(({ key }) => key),
    refused: plan.refusals.map(({ sheet, row, column, reason }) => `${sheet} ${row} ${column}: ${reason}`),
  };
};

const sheets = (...named: readonly (readonly [string, ...(readonly unknown[][])])[]): ReadFile =>
  readSheets(named.map(([name, ...cells]): Sheet => ({ name, cells: cells as Sheet['cells'] })));

const prices = (...rows: readonly (readonly unknown[])[]) =>
  outcome(sheets(['prices', ['sku', 'term', 'price', 'oldPrice', 'from'], ...rows.map((row) => [...row])]));

test.each([
  ['1000000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1 000 000', 1_000_000],
  ['1\u00a0000\u00a0000 đ', 1_000_000],
  ['99.000đ', 99_000],
  ['99.000 VND', 99_000],
  ['99.000₫', 99_000],
  [' 99.000 đ ', 99_000],
  ['0', 0],
])('the amount %s is %d', (typed, value) => expect(readAmount(typed)).toEqual({ value }));

test.each(['1 triệu', '1tr', '99k', '99,5', '1.5', '1.000,50', '1.000,000', '1.00.000', '10%', 'liên hệ', '1e6', '٣'])(
  'the amount %s is refused',
  (typed) => expect(readAmount(typed)).toEqual({ reason: expect.stringContaining(`«${typed}» không phải số nguyên`) }),
);

test.each<[string, readonly (readonly unknown[])[], string]>([
  ['a price of 0', [['MX-1', 1, 0]], 'prices 2 price: giá 0 không bán được'],
  ['a negative price', [['MX-1', 1, -5]], 'prices 2 price: giá 0 không bán được'],
  ['a fraction of a đồng', [['MX-1', 1, 99_000.5]], 'prices 2 price: «99000.5»'],
  ['words for a price', [['MX-1', 1, '1 triệu']], 'prices 2 price: «1 triệu» không phải số nguyên'],
  ['a formula', [['MX-1', 1, '=A1*2']], 'prices 2 price: là một công thức'],
  [
    'a term twice',
    [
      ['MX-1', 1, 5],
      ['MX-1', '1', 6],
    ],
    'prices 3 term: MX-1, kỳ hạn 1 đã có ở dòng 2',
  ],
  ['a term of nothing', [['MX-1', 0, 5]], 'prices 2 term: «0»'],
  ['a day that is none', [['MX-1', 1, 5, null, '2027-02-30']], 'prices 2 from: «2027-02-30»'],
  [
    'a term and day twice',
    [
      ['MX-1', 1, 5, null, '2027-02-01'],
      ['MX-1', 1, 6, null, '01/02/2027'],
    ],
    'prices 3 term: MX-1, kỳ hạn 1 từ 2027-02-01 đã có ở dòng 2',
  ],
  ['an old price that is lower', [['MX-1', 1, 5, 4]], 'prices 2 oldPrice: 4 không cao hơn giá bán'],
  ['a product that nobody sells', [['MX-2', 1, 5]], 'prices 2 sku: không có sản phẩm MX-2: có phải ý bạn là MX-1?'],
  [
    'a merged cell',
    [
      ['MX-1', 1, 5],
      [null, 12, 4],
    ],
    'prices 3 sku: để trống; ô gộp chỉ thuộc dòng đầu tiên của nó',
  ],
  ['a cell beside the columns', [['MX-1', 1, 5, null, null, 'ghi chú']], 'prices 2 6: ô này không có tên cột ở dòng 1'],
])('%s is refused with sheet, row, column and reason, and changes nothing of its product', (_, rows, refusal) =>
  expect(prices(...rows)).toEqual({
    changed: refusal.includes('ô gộp') ? ['MX-1'] : [],
    refused: [expect.stringContaining(refusal)],
  }),
);

test('a product with a refused price keeps its title too, and the product beside it changes', () =>
  expect(
    outcome(
      sheets(
        ['products', ['sku', 'title', 'line'], ['MX-1', 'Tên mới'], ['MX-9', 'Mây 9', 'cloud-lab']],
        ['prices', ['sku', 'term', 'price'], ['MX-1', 1, '99k'], ['MX-9', 1, 50_000]],
      ),
    ),
  ).toEqual({ changed: ['MX-9'], refused: [expect.stringContaining('prices 2 price: «99k»')] }));

test.each<[string, unknown[], unknown[], string]>([
  ['the same sku twice', ['sku', 'title'], ['MX-1', 'Khác'], 'products 3 sku: MX-1 đã có ở dòng 2'],
  [
    'another product line',
    ['sku', 'line'],
    ['MX-1', 'cloud-lab'],
    'products 2 line: đang bán ở dòng cloud-server và giữ dòng đó',
  ],
  [
    'a line that is near one',
    ['sku', 'line'],
    ['MX-1', 'cloud-sever'],
    'products 2 line: không có dòng sản phẩm cloud-sever: có phải ý bạn là cloud-server?',
  ],
  [
    'a new product without a name',
    ['sku', 'line'],
    ['MX-5', 'cloud-lab'],
    'products 2 title: để trống, mà mục này là mới',
  ],
  [
    'a state that nobody knows',
    ['sku', 'state'],
    ['MX-1', 'ẩn'],
    'products 2 state: «ẩn»: các tên có thể dùng là on-sale, renewals-only, withdrawn',
  ],
  ['a formula as a title', ['sku', 'title'], ['MX-1', '=HYPERLINK("x")'], 'products 2 title: là một công thức'],
  ['a companion that is the product', ['sku', 'companions'], ['MX-1', 'MX-1'], 'products 2 companions: là chính'],
  ['a companion that nobody sells', ['sku', 'companions'], ['MX-1', 'MX-404'], 'companions: không có sản phẩm MX-404'],
  [
    'a tag of no sheet',
    ['sku', 'tags'],
    ['MX-1', 'ban-chya'],
    'tags: không có thẻ ban-chya: có phải ý bạn là ban-chay?',
  ],
  ['a tag with capitals', ['sku', 'tags'], ['MX-1', 'Bán chạy'], 'products 2 tags: «Bán chạy»'],
  ['a specification without a label', ['sku', 'specifications'], ['MX-1', '4 GB'], 'products 2 specifications:'],
])('%s is refused', (title, columns, row, refusal) => {
  const rows = title === 'the same sku twice' ? [['MX-1', 'Mây'], row] : [row];
  const said = outcome(sheets(['products', columns, ...rows]));
  expect(said).toMatchObject({ changed: [], refused: expect.arrayContaining([expect.stringContaining(refusal)]) });
});

test('a transfer, which adds one year, has no price where no year is sold', () =>
  expect(
    outcome(
      sheets([
        'extensions',
        ['extension', 'serviceFirstYear', 'serviceRenewal', 'serviceTransfer', 'years'],
        ['.vn', 5, 5, 5, '2'],
        ['.com', 5, 5, '', '2'],
        ['.net', 5, 5, 5, ''],
      ]),
    ),
  ).toMatchObject({
    changed: ['TM-COM', 'TM-NET'],
    refused: [expect.stringContaining('extensions 2 serviceTransfer')],
  }));

test.each<[string, ReadFile, string]>([
  [
    'a column with a letter too few',
    sheets(['prices', ['sku', 'term', 'pric']]),
    'prices dòng 1, cột pric: không có cột này: có phải ý bạn là price?',
  ],
  [
    'a column of the tax',
    sheets(['products', ['sku', 'VAT']]),
    'products dòng 1, cột VAT: không có cột này: thuế tính theo luật',
  ],
  [
    'a column twice',
    sheets(['prices', ['sku', 'term', 'price', 'Price']]),
    'prices dòng 1, cột price: xuất hiện hai lần',
  ],
  [
    'a sheet that nobody knows',
    sheets(['Sheet1', ['sku']]),
    'Bảng Sheet1: các tên có thể dùng là lines, tags, products, prices',
  ],
  ['a workbook without rows', sheets(['products', ['sku', 'title']]), 'Tệp không có dòng nào.'],
  ['a folder without files', sheets(), 'Tệp không có dòng nào.'],
  ['an empty file', readJson(' \n'), 'Tệp không có dòng nào.'],
  ['an empty list', readJson('{"products":[]}'), 'Tệp không có dòng nào.'],
  ['half a file', readJson('{"products":['), 'Tệp không phải JSON: '],
  ['a list', readJson('[]'), 'Tệp JSON phải là một đối tượng.'],
  ['a part that nobody knows', readJson('{"product":[]}'), 'product: có phải ý bạn là products?'],
  [
    'prices that are no list',
    readJson('{"products":[{"sku":"A","prices":5}]}'),
    'products 1: prices: không phải danh sách các đối tượng',
  ],
])('of %s nothing is read', (_, read, problem) => expect(outcome(read)).toContain(problem));

test('a new tag needs a name, and products may have it in the same file', () =>
  expect(
    outcome(
      sheets(
        ['tags', ['tag', 'name'], ['moi-ve', 'Mới về'], ['sap-ve', '']],
        ['products', ['sku', 'tags'], ['MX-1', 'moi-ve']],
      ),
    ),
  ).toEqual({ changed: ['moi-ve', 'MX-1'], refused: [expect.stringContaining('tags 3 name: để trống')] }));

test('a key of JSON that nobody knows refuses its product, with the name that was meant', () =>
  expect(outcome(readJson('{"products":[{"sku":"MX-1","titel":"x"}]}'))).toEqual({
    changed: [],
    refused: ['products 1 titel: không có cột này: có phải ý bạn là title?'],
  }));

test('names of sheets and columns are read as people write them', () =>
  expect(
    outcome(sheets(['Prices', ['SKU', ' Term ', 'PRICE', 'Old price'], ['MX-1', 12, '90.000', '95.000']])),
  ).toEqual({
    changed: ['MX-1'],
    refused: [],
  }));

const text = 'sku,title\nMX-1,Mây riêng ở Huế\n';
const utf16 = (mark: string): Uint8Array => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
test.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-8 in decomposed letters', new TextEncoder().encode(text.normalize('NFD'))],
  ['UTF-16', utf16('')],
  ['UTF-16 with a byte order mark', utf16('\uFEFF')],
  ['UTF-16 big endian', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
  // ê, a and u of Windows-1258 with its acute (0xEC) and hook (0xD2) beside them; â and ở as â, ơ and hook.
  [
    'Windows-1258',
    new Uint8Array([
      ...Buffer.from('sku,title\nMX-1,M', 'latin1'),
      0xe2,
      ...Buffer.from('y ri', 'latin1'),
      0xea,
      ...Buffer.from('ng ', 'latin1'),
      0xf5,
      0xd2,
      ...Buffer.from(' Hu', 'latin1'),
      0xea,
      0xec,
      0x0a,
    ]),
  ],
])('a file in %s is the same text', (_, bytes) => expect(decodeText(bytes)).toBe(text));
