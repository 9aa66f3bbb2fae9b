import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUpRefusedMail } from '#backend/mails/set-up-mails.vi.ts';
import { seedBanners } from '#contracts/seed/content/banners.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedSiteConfig } from '#contracts/seed/content/site-config.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { instalmentGrace } from '#core/ending-rules/grace.ts';
import { PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import { handoverDeadline } from '#core/service-rules/handover-deadline.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { promisedFigures } from '#core/shared/shop/promised-figures.ts';
import { cartText } from '#ui/cart/messages.vi.ts';
import { home } from '#ui/catalogue/home/home-sections.vi.ts';
import { product } from '#ui/catalogue/product/product-details.vi.ts';
import { handoverTexts } from '#ui/checkout/messages.vi.ts';
import { deliveriesText } from '#ui/services/deliveries.vi.ts';
import { textOfPage } from './seed-text.ts';

const pageText = (slug: string): string => {
  const page = seedPages.find((each) => each.slug === slug);
  if (page === undefined) throw new Error(`no page ${slug}`);
  return textOfPage(page);
};

const shown = home.promise(promisedFigures(sampleIdentity.promises));

const root = join(import.meta.dirname, '..', '..', '..');
const cartTexts = readFileSync(join(root, 'src/ui/cart/messages.vi.ts'), 'utf8');

/** What the plans say beside these words. */
const planFacts = (label: string): readonly string[] =>
  readdirSync(join(root, 'contracts/seed/products')).flatMap((name) => {
    const text = readFileSync(join(root, 'contracts/seed/products', name), 'utf8');
    const found = text.matchAll(/"label": "([^"]*)",\s*"value": "([^"]*)"/g);
    return [...found].flatMap(([, given, value = '']) => (given === label ? [value] : []));
  });
const answers = seedContent.faqs.map(({ answer }) => answer).join('\n');
const sla = pageText('cam-ket-dich-vu-sla');
const refunds = pageText('chinh-sach-hoan-tien');
const terms = pageText('dieu-khoan-dich-vu');

test('the figures of the home page are those of the service level agreement', () => {
  const [uptime, answer, , notice] = shown;
  expect(uptime?.figure).toBe('99,9%');
  expect(sla).toContain('Chúng tôi cam kết thời gian hoạt động 99,9% trong mỗi tháng');
  expect(sla).toContain('Với tháng 30 ngày, gián đoạn cho phép là 43 phút 12 giây');
  expect(answer?.figure).toBe('15 phút');
  expect(sla).toMatch(/\| Khẩn cấp \| Dịch vụ ngừng hẳn \| 15 phút \|/);
  expect(notice?.figure).toBe('72 giờ');
  expect(sla).toContain('Bảo trì báo trước ít nhất 72 giờ, làm từ 0 đến 5 giờ sáng');
});

test('every plan that names an uptime names the one of the service level agreement', () => {
  const named = planFacts('Cam kết');
  expect(named.length).toBeGreaterThan(10);
  expect(new Set(named)).toEqual(new Set(['{{availability}} mỗi tháng']));
});

test('the days for a refund are those of the policy', () => {
  const refund = shown[2];
  expect(refund?.figure).toBe('7 ngày');
  for (const text of [refunds, answers])
    expect(text).toContain('được hoàn phần chưa dùng nếu bạn báo trong 7 ngày đầu');
  expect(cartText.assurances('7 ngày')).toContain('Hoàn tiền 7 ngày, trừ tên miền và bản quyền đã kích hoạt');
  expect(refunds).toMatch(/Tên miền đã nộp hồ sơ \| Không/);
  expect(refunds).toMatch(/Microsoft 365, giấy phép Windows, bảng điều khiển \| Không, sau khi đã kích hoạt/);
});

test('an unpaid instalment has its consequences after the days of the terms', () => {
  const { runs, payable } = instalmentGrace;
  expect(terms).toContain(`Kỳ trả góp quá hạn ${runs} ngày thì dịch vụ tạm ngưng`);
  expect(terms).toContain(`quá hạn ${payable} ngày thì dịch vụ kết thúc`);
});

test('money is back as soon in the mail as in the policy', () => {
  const late = { name: 'web-01', orderNumber: 'DH1', amount: dong(1), link: '', phone: '' };
  const sentence = 'Tiền trở về tài khoản đã chuyển trong 3 đến 5 ngày làm việc.';
  expect(refunds).toContain(sentence);
  expect(JSON.stringify(setUpRefusedMail(late)(sampleIdentity).parts)).toContain(sentence);
});

test('a cart keeps its prices as long everywhere', () => {
  const days = PRICE_GUARANTEE_MS / DAY_MS;
  expect(terms).toContain(`Sản phẩm trong giỏ giữ nguyên giá ${days} ngày`);
  expect(cartTexts).toContain(`Giá đã chọn được giữ ${days} ngày`);
  expect(cartTexts).toContain(`giữ nguyên giá trong ${days} ngày`);
  expect(
    product
      .policies('', '')
      .map(({ text }) => text)
      .join(),
  ).toContain(`Giá trong giỏ hàng được giữ ${days} ngày`);
});

test('a machine in a rack takes a day everywhere', () => {
  const line = { category: 'bare-metal', description: '', isTransfer: false };
  const hours = handoverDeadline(line, 0, null) / 3_600_000;
  for (const text of [handoverTexts.day, deliveriesText.estimates.day, answers])
    expect(text).toContain(`bàn giao trong ${hours} giờ`);
  expect(terms).toContain(`Máy chủ vật lý cần từ 2 đến ${hours} giờ`);
  const named = planFacts('Thời gian giao').map((value) => Number(/\d+/.exec(value)?.[0]));
  expect(named.length).toBeGreaterThan(2);
  expect(Math.max(...named)).toBeLessThanOrEqual(hours);
});

test('the hotline is free and open day and night everywhere', () => {
  const { hotline, hotlineNote } = seedSiteConfig;
  expect(hotlineNote).toBe('Miễn phí cước, trực 24/7');
  expect(pageText('lien-he')).toContain(`gọi ${hotline}, miễn cước, trực cả ngày đêm`);
  expect(pageText('lien-he')).toMatch(new RegExp(`Điện thoại ${hotline} \\| Cả ngày đêm`));
  expect(pageText('gioi-thieu')).toContain(`Tổng đài ${hotline} miễn cước, trực cả ngày đêm`);
  expect(JSON.stringify(seedBanners)).toContain(`Hotline ${hotline} miễn cước, cả ngày đêm`);
  const numbers = seedPages.flatMap((page) => textOfPage(page).match(/1800\.\d{4}/g) ?? []);
  expect(new Set(numbers)).toEqual(new Set([hotline]));
});

test('a request about personal data is answered as soon everywhere', () => {
  expect(pageText('chinh-sach-bao-mat')).toContain('Chúng tôi trả lời trong 2 ngày làm việc');
  expect(pageText('giai-quyet-khieu-nai')).toContain('trả lời trong 2 ngày làm việc');
});
