import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOwnText } from '#backend/support/mail/own-text.ts';
import { ownText, toEnglishHeaders } from '#core/support-rules/mail/quoted-text.ts';

const read = (text: string): string => readOwnText({ text, html: '' }).own;
const own = 'Máy vẫn lỗi.\n\nNhờ xem giúp.';

/** Headers of what is quoted, by which it begins. */
const headers = [
  'Vào Th 6, 27 thg 11, 2026 vào lúc 10:12 Sen Hồ Cloud <ho-tro+ht-1024.0a@mail.example.vn> đã viết:',
  'Vào Th 6, 27 thg 11, 2026 vào lúc 10:12 Sen Hồ Cloud <\nho-tro+ht-1024.0a@mail.example.vn>\nđã viết:',
  'Vào 10:12, 27 thg 11, 2026, Sen Hồ Cloud <a@b.vn> đã viết:',
  'Vào 10:12 27/11/2026, Sen Hồ đã viết :',
  'Vào lúc 10:12:00 GMT+7 Thứ Sáu, 27 tháng 11, 2026, Sen Hồ đã viết:',
  'Ngày 27/11/2026 10:12, Sen Hồ đã viết:',
  'Sen Hồ Cloud <a@b.vn> đã viết vào 10:12 27/11/2026:',
  'On Fri, Nov 27, 2026 at 10:12 AM Sen Ho <a@b.vn> wrote:',
  'Từ: Sen Hồ <a@b.vn>\nĐã gửi: Thứ Sáu, 27 Tháng Mười Một 2026\nĐến: Khách\nChủ đề: HT-1024',
  '________________________________\nTừ: Sen Hồ\nGửi: 27/11/2026\nTới: Khách\nTiêu đề: HT-1024',
  '-----Thư gốc-----\nTừ: Sen Hồ [mailto:a@b.vn]\nNgày: 27/11/2026\nĐến: Khách',
  '*Từ:* Sen Hồ\n*Ngày:* 27/11/2026\n*Đến:* Khách',
  '________________________________\nFrom: Sen Ho <a@b.vn>\nSent: Friday\nTo: Khach\nSubject: HT-1024',
];
const quoted = 'Chào bạn,\n\nNút nguồn đã khởi động lại.\n\nTrân trọng';

describe('what a customer wrote themselves', () => {
  test.each(headers)('an earlier mail is left out, marked or not: %s', (header) => {
    for (const between of ['\n', '\n\n'])
      for (const history of [quoted, quoted.replace(/^/gm, '> ')])
        expect(read(`${own}${between}${header}\n\n${history}`)).toBe(own);
  });

  test.each([
    'Đã gửi từ iPhone của tôi',
    'Gửi từ Yahoo Mail trên Android',
    'Được gửi từ Outlook cho iOS',
    'Tải Outlook cho Android',
    'Sent from my iPhone',
    '-- \nNguyễn Văn A\nCông ty B\n0912 345 678',
  ])('a signature is left out: %s', (signature) => expect(read(`${own}\n\n${signature}`)).toBe(own));

  test.each([
    'Từ: 10 giờ\nĐến: 11 giờ máy không lên',
    'Ngày 20/11 nhân viên của bạn đã viết:\n\nMáy đã xong\n\nnhưng vẫn lỗi',
    'Vào trang là lỗi, hôm qua tôi đã viết:\nchưa ai trả lời',
    `Nhật ký:\n---\n${'ERROR 500\n'.repeat(30)}hết`.trim(),
    'Gửi từ máy chủ 203.0.113.9 sang máy khác thì chậm',
    'Xem thư này.\n\n---------- Forwarded message ---------\nTừ: A\nGửi: hôm qua\nĐến: B\n\nNội dung',
    'Vào 10:12 27/11/2026, Sen Hồ đã viết:\n> Chào bạn',
    '> chỉ có dòng này',
  ])('what looks alike, and a mail with nothing else, stays: %s', (text) => expect(read(text)).toBe(text));

  test('answers between the quoted lines stay', () =>
    expect(read('Vào 10:12 27/11/2026, Sen Hồ đã viết:\n> Máy nào?\nVPS 1\n> Ở đâu?\nHà Nội')).toBe('VPS 1\nHà Nội'));

  test('a text without headers, marks and rules is what it was', () => {
    const anyWord = fc.constantFrom(
      'máy',
      'chủ',
      'vào',
      'viết',
      'từ',
      'đến',
      'gửi',
      'ngày',
      '2026',
      'on',
      'from',
      'lỗi:',
      '-',
      '>',
    );
    const anyLine = fc.array(anyWord, { maxLength: 9 }).map((words) => ['xin', ...words].join(' '));
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const text = lines.join('\n');
        expect(read(text)).toBe(text);
      }),
    );
  });

  test('headers are read again in the same place, and nothing else changes', () =>
    fc.assert(
      fc.property(fc.constantFrom(...headers), (header) => {
        const read = toEnglishHeaders(`a\n${header}\nb`);
        expect(read).toMatch(/^a\n[\s\S]*(On a day, a person wrote:|From: )[\s\S]*\nb$/);
      }),
    ));

  test('a signature is left out at the end only', () => {
    const part = (text: string, isSignature = false, isQuoted = false) => ({ text, isSignature, isQuoted });
    expect(ownText([part('a'), part('-- x', true), part('> q', false, true)])).toBe('a');
    expect(ownText([part('a'), part('-- x', true), part('b')])).toBe('a\n-- x\nb');
    expect(ownText([part('a'), part('x\n'.repeat(40), true)])).toBe(`a\n${'x\n'.repeat(40)}`.trim());
    expect(ownText([part('> q', false, true)])).toBe('');
  });
});

describe('HTML mails', () => {
  const textOf = (html: string): string => readOwnText({ text: '', html }).own;

  test('blocks are lines, marks of quotations are left out, and nothing of a style or a script is text', () => {
    const html =
      '<style>p{}</style><script>x()</script><p>Vẫn <b>lỗi</b></p><p>500</p><div class="gmail_quote">Vào 1<blockquote>cũ</blockquote></div>';
    expect(textOf(html)).toBe('Vẫn lỗi\n\n500');
  });

  test('a mail of nothing but a quotation stays', () =>
    expect(textOf('<blockquote>Chào bạn</blockquote>')).toContain('Chào bạn'));

  test('the plain text is read where there is one', () =>
    expect(readOwnText({ text: 'Chữ', html: '<p>khác</p>' }).own).toBe('Chữ'));
});
