import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { published, withPublications } from '#test/content/articles/published.ts';
import { openPage } from '#test/ui/open-page.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ROUTE-42 pages of the content system', () => {
  test('ROUTE-42 a page shows its text, headings, sections and buttons', async () => {
    await openPage('/chinh-sach-bao-mat', withPublications());
    expect(heading()).toBe('Chính sách bảo mật');
    const contents = within(screen.getByRole('navigation', { name: 'Trong trang này' }));
    expect(contents.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Thu thập',
      'Lưu giữ',
      'Quyền của bạn',
    ]);
    expect(screen.getByText('Phần bổ sung.')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Đăng ký tư vấn' }).getAttribute('href')).toBe(
      '/dang-ky-tu-van',
    );
    expect(document.title).toBe('Chính sách bảo mật | Cửa Hàng Mây');
  });

  test('ROUTE-42 a question folds its answer and opens when the address names it; other pages fold nothing', async () => {
    const questions = {
      slug: 'cau-hoi-thuong-gap',
      title: 'Câu hỏi thường gặp',
      body: 'Mở đầu.',
      sections: [
        { kind: 'rich-text' as const, body: '## Giá\n\n### Đã gồm VAT chưa?\n\nChưa.\n\n### Có tăng không?\n\nKhông.' },
      ],
      seo: null,
    };
    history.replaceState(null, '', '#co-tang-khong');
    await openPage('/cau-hoi-thuong-gap', withPublications({ pages: [...published.pages.slice(0, 2), questions] }));
    await screen.findByRole('heading', { level: 3, name: 'Có tăng không?', hidden: true });
    const [first, second] = ['Đã gồm VAT chưa?', 'Có tăng không?'].map((name) =>
      screen.getByRole('heading', { level: 3, name, hidden: true }).closest('details'),
    );
    expect([first?.textContent, second?.textContent]).toEqual(['Đã gồm VAT chưa?Chưa.', 'Có tăng không?Không.']);
    await waitFor(() => expect(second?.open).toBe(true));
    expect([first?.id, first?.open, second?.id, second?.open]).toEqual([
      'da-gom-vat-chua',
      false,
      'co-tang-khong',
      true,
    ]);
    history.replaceState(null, '', ' ');
    await openPage('/chinh-sach-bao-mat', withPublications());
    expect(document.querySelector('main details')).toBeNull();
  });

  test('CNS-01 the contact page ends with the form that asks for a call, other pages do not', async () => {
    await openPage('/lien-he');
    expect(await screen.findByRole('region', { name: 'Đăng ký tư vấn' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Gửi/ })).toBeTruthy();
    await openPage('/gioi-thieu');
    expect(screen.queryByRole('region', { name: 'Đăng ký tư vấn' })).toBeNull();
  });

  test('ROUTE-42 a path may have three parts and may end with a slash', async () => {
    for (const path of ['/ho-tro/thanh-toan/vietqr', '/ho-tro/thanh-toan/vietqr/']) {
      await openPage(path, withPublications());
      expect(heading()).toBe('Trả bằng VietQR');
    }
  });

  test('ROUTE-42 the shop’s own routes take precedence over pages with the same path', async () => {
    const pages = [
      'gio-hang',
      'san-pham',
      'danh-sach-bai-viet',
      'author/hoang-duc',
      'cua-hang/danh-muc/office-365',
    ].map((slug) => ({ slug, title: 'Trang lạ', body: 'Không ai thấy.', sections: [], seo: null }));
    for (const { slug } of pages) {
      await openPage(`/${slug}`, withPublications({ pages: [...published.pages, ...pages] }));
      expect([slug, screen.queryByText('Không ai thấy.')]).toEqual([slug, null]);
    }
  });

  test('ROUTE-42 ROUTE-45 a path that the content system does not have is the 404 page, at any depth', async () => {
    for (const path of ['/khong-co', '/khong/co', '/khong/co/gi', '/khong/co/gi/ca', '/chinh-sach-bao-mat/them']) {
      await openPage(path, withPublications());
      expect(await screen.findByRole('heading', { name: '404 - Không tìm thấy trang' }), path).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
    }
  });
});
