import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { categoryDescriptions } from '#contracts/seed/content/category-content.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import * as zoneOperations from '#core/dns/operations.ts';
import { isOperation } from '#core/operations.ts';
import * as snapshotOperations from '#core/services/snapshots/run-snapshot.ts';

type Promised = {
  readonly says: RegExp;
  /** What customers do it with; a name that no operation has forbids the words. */
  readonly operation: string;
  /** Product lines where the words mean this operation; every text without them. */
  readonly lines?: readonly string[];
};

const servers = ['cloud-server', 'dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'];
/** Customers enter their panel or lab from the page of the service. */
const entered = ['web-hosting', 'mail-server', 'dedicated-mail-server', 'cloud-lab'];
/** Customers log in to the software of the backup with the password of the service. */
const backups = ['cloud-backup', 'm365-backup'];

/** What texts say that customers can do, and the operation that does it. */
const promised: readonly Promised[] = [
  { says: /cài lại|đổi lại hệ điều hành/i, operation: 'reinstallService', lines: servers },
  { says: /mật khẩu mới ở trang dịch vụ/i, operation: 'takePassword' },
  { says: /bảng điều khiển: tuỳ chọn khi đặt/i, operation: 'setLineOptions', lines: servers },
  { says: /(nâng|đổi) (lên )?gói|nâng lên|nâng cấp/i, operation: 'upgradeService', lines: servers },
  { says: /sao lưu (tự động|hằng)/i, operation: 'setLineOptions', lines: servers },
  {
    says: /bảng điều khiển|trang (quản trị|giảng viên)|bấm|khôi phục|sao lưu|bản nháp|bằng chuột|thu hồi/i,
    operation: 'enterService',
    lines: entered,
  },
  { says: /khôi phục|sao lưu|trang quản trị|lần bấm|lấy lại|thao tác/i, operation: 'takePassword', lines: backups },
  { says: /khoá (truy cập|riêng)|thu hồi/i, operation: 'createAccessKey', lines: ['object-storage'] },
  { says: /khi cần khôi phục/i, operation: 'takePassword', lines: ['object-storage'] },
  { says: /trang quản trị của microsoft/i, operation: 'loadService' },
  { says: /gán giấy phép|được gán/i, operation: 'assignSeat', lines: ['office-365'] },
  { says: /gỡ (họ|theo)|gán và gỡ/i, operation: 'removeSeat', lines: ['office-365'] },
  { says: /máy chủ tên/i, operation: 'setNameServers', lines: ['domain'] },
  { says: /khoá chuyển/i, operation: 'setTransferLock', lines: ['domain'] },
  { says: /mã chuyển/i, operation: 'sendAuthCode', lines: ['domain'] },
  { says: /(chủ thể|người liên hệ).*sửa được|người liên hệ/i, operation: 'saveDomainContact', lines: ['domain'] },
  { says: /gia hạn nhiều năm/i, operation: 'renewServices', lines: ['domain'] },
  {
    says: /bản ghi (dns|caa)|sửa bản ghi|mẫu bản ghi|trang dns|(quản lý|máy chủ) dns/i,
    operation: 'saveRecord',
    lines: ['domain'],
  },
  { says: /tạo bản ghi dns/i, operation: 'saveRecord' },
  { says: /dnssec.*(công tắc|hỗ trợ)/i, operation: 'setDnssec' },
  { says: /bản ghi động|ddns/i, operation: 'setDynamicRecord' },
  { says: /ẩn thông tin: |được ẩn .*tra cứu/i, operation: 'hideRegistrant' },
  { says: /ảnh chụp ổ đĩa|chụp (ảnh |cả )?ổ đĩa|ảnh chụp và bản sao/i, operation: 'takeSnapshot' },
  { says: /(?<!gọi hotline.*)khôi phục(?!.*(hotline|1800))/i, operation: 'restoreBackup', lines: servers },
  {
    says: /bảng điều khiển(?!: | doanh thu)|trang quản (trị|lý)/i,
    operation: 'openPanel',
    lines: [...servers, 'domain'],
  },
  { says: /mạng riêng .*(bật|bảng)/i, operation: 'joinPrivateNetwork' },
  { says: /chế độ cứu hộ/i, operation: 'bootRescueSystem' },
  { says: /terraform|gọi được bằng lệnh|qua api\b/i, operation: 'createApiKey' },
  { says: /(bật|bằng|chỉ) .*công tắc/i, operation: 'setSwitch' },
  { says: /biểu đồ (sử dụng|tài nguyên|cpu)/i, operation: 'loadUsage' },
];

/** Words of something that one can do here. */
const doing =
  /công tắc|một lần bấm|một thao tác|bạn bấm|bấm áp dụng|bằng lệnh|bảng điều khiển(?! doanh thu)|trang (quản trị|dns|dịch vụ|cài đặt)|cài lại|sao lưu (tự động|hằng)|ảnh chụp ổ đĩa|khoá chuyển|máy chủ tên|mẫu bản ghi|sửa bản ghi|dnssec|nâng (gói|lên)|thu hồi/i;

/** Only shops whose firm has name servers, or engines that keep snapshots, offer them, so no catalogue promises one. */
const isEverywhere = (operation: string): boolean =>
  isOperation(operation) &&
  [zoneOperations, snapshotOperations].every((somewhere) => !Object.hasOwn(somewhere, operation));

type Told = { readonly where: string; readonly line: string | null; readonly text: string };

const rowsFor = ({ line, text }: Told): readonly Promised[] =>
  promised.filter(({ says, lines }) => says.test(text) && (lines === undefined || lines.includes(line ?? '')));

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?:;])\s+|\n|\s?\|\s?/);

const products: readonly Told[] = seedProducts.flatMap((product) => {
  const { summary, audience, specifications, description } = contentOf(product);
  const rows = specifications.map(({ label, value }) => `${label}: ${value}`);
  const sentences = [summary, audience, ...description].flatMap(sentencesOf);
  return [...rows, ...sentences].map((text) => ({ where: product.sku, line: product.type, text }));
});

const root = join(import.meta.dirname, '..', '..', '..');
const listFiles = (folder: string, end: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end));

/** Texts of pages, articles and the interface; a line of code counts as a sentence. */
const pages: readonly Told[] = [
  ...listFiles('contracts/seed/articles', '.json'),
  ...listFiles('contracts/seed/pages', '.json').filter((path) => !path.includes('/lab-')),
  ...listFiles('contracts/seed/projects', '.json'),
  'contracts/seed/content/content.json',
  'contracts/seed/content/banners.ts',
  'contracts/seed/content/seo.ts',
  ...listFiles('src/ui', '.vi.ts'),
].flatMap((where) =>
  readFileSync(join(root, where), 'utf8')
    .split('\n')
    .flatMap(sentencesOf)
    .map((text) => ({ where, line: null, text })),
);
const categories: readonly Told[] = Object.entries(categoryDescriptions).map(([line, text]) => ({
  where: 'category-content.ts',
  line,
  text,
}));

const inWords = ({ where, text }: Told): string => `${where}: ${text.trim()}`;

describe('what texts say that customers can do', () => {
  test('SVC-01 DOM-01 every operation that a text promises is one that every shop offers', () => {
    const untrue = [...products, ...categories, ...pages].flatMap((texts) =>
      rowsFor(texts)
        .filter(({ operation }) => !isEverywhere(operation))
        .map(({ operation }) => `${inWords(texts)} → ${operation}`),
    );
    expect(untrue).toEqual([]);
  });

  test('every sentence of a product about something to do has a row', () => {
    const found = products.filter(({ text }) => doing.test(text));
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((texts) => rowsFor(texts).length === 0).map(inWords)).toEqual([]);
  });

  test('every row is about something that a text says, or forbids it', () => {
    const texts = [...products, ...categories, ...pages];
    const idle = promised.filter(
      (row) => isEverywhere(row.operation) && !texts.some((each) => rowsFor(each).includes(row)),
    );
    expect(idle.map(({ says }) => String(says))).toEqual([]);
  });
});
