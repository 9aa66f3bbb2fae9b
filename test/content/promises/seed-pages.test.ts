import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { seedBanners } from '#contracts/seed/content/banners.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedPictureSize } from '#contracts/seed/content/pictures.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import { isScheduledAt } from '#core/content/banner.ts';
import { UNPAID_ORDER_DAYS } from '#core/order-rules/unpaid-order.ts';
import { cookieNames } from '#core/session/cookies.ts';
import { paymentText, resultText } from '#ui/payment/messages.vi.ts';
import { duplicatesIn, textOfPage } from './seed-text.ts';

const media = join(import.meta.dirname, '..', '..', '..', 'backend', 'media');

describe('banners and pages', () => {
  test('BAN-01 BAN-02 BAN-04 on the day of the seed every kind has a banner of this site; one banner has expired and one is of another site', () => {
    const now = Date.parse('2026-11-20T05:00:00.000Z');
    const at = (date: string | null): number | null => (date === null ? null : Date.parse(date));
    const shown = seedBanners.filter(
      ({ site, startDate, endDate }) =>
        site === 'cuahangmay.example' && isScheduledAt({ startDate: at(startDate), endDate: at(endDate) }, now),
    );
    const slides = (kind: string): number =>
      shown.filter(({ type }) => type === kind).flatMap((each) => each.media).length;
    expect([slides('SLIDER'), slides('POPUP'), slides('FLOATING')]).toEqual([3, 2, 1]);
    expect(seedBanners.filter((banner) => !shown.includes(banner)).map(({ slug }) => slug)).toEqual([
      'cua-so-tet-2026',
      'cua-so-doi-tac',
    ]);
    expect(seedBanners.every(({ site }) => seedContent.sites.some(({ domain }) => domain === site))).toBe(true);
  });

  test('CON-01 the privacy page lists every cookie, the law and the rights', () => {
    const page = seedPages.find(({ slug }) => slug === 'chinh-sach-bao-mat');
    if (page === undefined) throw new Error('no privacy page');
    const text = textOfPage(page);
    expect(cookieNames.filter((name) => !text.includes(`| ${name} |`))).toEqual([]);
    for (const fact of ['91/2025/QH15', '356/2025', '2 ngày làm việc', 'Google', 'Facebook', 'nước ngoài'])
      expect(text).toContain(fact);
  });

  test('ROUTE-39 every lab has a page of three to five exercises, each with a goal, steps and a check', () => {
    for (const { slug } of seedProducts.filter(({ type }) => type === 'cloud-lab')) {
      const page = seedPages.find((each) => each.slug === `thuc-hanh-lab/${slug}`);
      expect([slug, page?.sections.length]).toEqual([
        slug,
        expect.toSatisfy((count: number) => count >= 3 && count <= 5),
      ]);
      for (const section of page?.sections ?? [])
        expect(section.kind === 'rich-text' && section.body).toMatch(
          /^## .*\*\*Mục tiêu\.\*\*.*### Các bước.*### Kiểm tra/s,
        );
    }
  });

  test('the terms, the payment guide and the payment page name the days that an unpaid order waits', () => {
    for (const slug of ['dieu-khoan-dich-vu', 'huong-dan-thanh-toan']) {
      const page = seedPages.find((each) => each.slug === slug);
      expect(page === undefined ? '' : textOfPage(page)).toMatch(
        new RegExp(`${UNPAID_ORDER_DAYS} ngày kể từ lần sửa cuối`),
      );
    }
    for (const text of [paymentText.expiredDetail, resultText.failed])
      expect(text).toContain(`${UNPAID_ORDER_DAYS} ngày kể từ lần sửa cuối`);
  });

  test('CMS-02 the FAQ page answers every question', () => {
    const page = seedPages.find(({ slug }) => slug === 'cau-hoi-thuong-gap');
    const text = page === undefined ? '' : textOfPage(page);
    const left = seedContent.faqs.filter(({ question, answer }) => !text.includes(`### ${question}\n\n${answer}`));
    expect(left).toEqual([]);
  });

  test('CMS-02 page bodies have no tables, because blocks cannot represent them', () => {
    expect(seedPages.filter(({ body }) => /^\|/m.test(body)).map(({ slug }) => slug)).toEqual([]);
  });
});

describe('pictures', () => {
  const paths = [
    ...seedArticles.map(({ cover }) => cover.image),
    ...seedProjects.flatMap(({ images }) => images.map(({ image }) => image)),
    ...seedBanners.flatMap((banner) => banner.media.map(({ image }) => image)),
    seedContent.config.BannerFooter?.image ?? '',
  ];
  const bytesOf = (path: string): Buffer => readFileSync(join(media, path.replace('/uploads/', '')));

  test('IMG-01 every picture exists in its declared size and is small', () => {
    expect(duplicatesIn(paths)).toEqual([]);
    for (const path of paths) {
      const bytes = bytesOf(path);
      const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
      expect([path, bytes.length <= 25_600, size]).toEqual([path, true, seedPictureSize(path)]);
    }
  });

  test('ROUTE-36 consecutive articles have different covers', () => {
    const covers = seedArticles.map(({ cover }) => bytesOf(cover.image).toString('base64'));
    expect(covers.filter((cover, index) => cover === covers[index + 1])).toEqual([]);
  });
});
