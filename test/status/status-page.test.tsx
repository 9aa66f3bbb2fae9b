import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { dayNumberAt } from '#core/shared/calendar.ts';
import { fail } from '#core/shared/result.ts';
import type { Incident } from '#core/status/status.ts';
import { incidentsXml } from '#host/feeds/incidents.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { openPage } from '#test/ui/open-page.tsx';

const incident = (more: Partial<Incident> = {}): Incident => ({
  id: 'a1',
  title: 'Thanh toán VNPAY chậm',
  text: 'Cổng trả lời sau hơn một phút.',
  parts: ['payment'],
  startedAt: Date.UTC(2026, 10, 28, 2),
  endedAt: null,
  updates: [{ at: Date.UTC(2026, 10, 28, 3), text: 'Đã báo cổng.' }],
  ...more,
});

const worldWith = (incidents: Incident[]) => {
  const world = memoryWorld();
  const { now } = world.state;
  const day = dayNumberAt(now);
  world.state.status.parts = [
    { id: 'shop', days: [{ day: day - 1, up: 288, down: 0 }], latest: { at: now, isUp: true } },
    { id: 'payment-VNPAY', days: [{ day: day - 1, up: 287, down: 1 }], latest: { at: now, isUp: false } },
    { id: 'mail', days: [], latest: null },
  ];
  world.state.status.incidents = incidents;
  return { world };
};

describe('/tinh-trang', () => {
  test('each part has its state, its share and its days; what was never measured is unknown', async () => {
    await openPage('/tinh-trang', worldWith([]));
    const list = (await screen.findByRole('heading', { name: 'Các phần của cửa hàng' })).closest('section');
    const [shop, vnpay, mail] = within(list ?? document.body).getAllByRole('listitem');
    expect(shop?.textContent).toContain('Đang hoạt động');
    expect(shop?.textContent).toContain('100,000% số lần đo');
    expect(vnpay?.textContent).toContain('Cổng thanh toán VNPAY');
    expect(vnpay?.textContent).toContain('Đang gián đoạn');
    expect(vnpay?.textContent).toContain('99,652%');
    expect(mail?.textContent).toContain('Không rõ');
    expect(mail?.textContent).toContain('Chưa có lần đo');
    const bars = within(list ?? document.body).getAllByRole('img');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '90 ngày: 1 ngày hoạt động, 0 ngày có gián đoạn, 0 ngày chỉ đo được một phần, 89 ngày không rõ',
      '90 ngày: 0 ngày hoạt động, 1 ngày có gián đoạn, 0 ngày chỉ đo được một phần, 89 ngày không rõ',
      '90 ngày: 0 ngày hoạt động, 0 ngày có gián đoạn, 0 ngày chỉ đo được một phần, 90 ngày không rõ',
    ]);
    expect(screen.getByText(/Không có sự cố nào được ghi/)).toBeTruthy();
  });

  test('an incident tells when, what and what came since; its end is shown once it has one', async () => {
    await openPage('/tinh-trang', worldWith([incident(), incident({ id: 'b2', endedAt: Date.UTC(2026, 10, 28, 4) })]));
    const list = (await screen.findByRole('heading', { name: 'Sự cố' })).closest('section') ?? document.body;
    expect(within(list).getAllByText('Đang xử lý')).toHaveLength(1);
    expect(within(list).getAllByText('Đã xong')).toHaveLength(1);
    expect(list.textContent).toContain('Bắt đầu 09:00 28/11/2026, kết thúc 11:00 28/11/2026');
    expect(list.textContent).toContain('Ảnh hưởng: Cổng thanh toán');
    expect(list.textContent).toContain('10:00 28/11/2026: Đã báo cổng.');
  });

  test('a status that cannot be read says so', async () => {
    const loadStatus = async () => fail({ kind: 'unreachable' } as const);
    await openPage('/tinh-trang', { useCases: () => ({ loadStatus }) });
    expect(await screen.findByText('Chưa tải được nội dung này')).toBeTruthy();
  });
});

describe('the feed of incidents', () => {
  const xml = (incidents: readonly Incident[]) => incidentsXml('Sen & Hồ', 'https://shop.example', incidents, 0);

  test('is Atom with one entry an incident, dated by its last change', async () => {
    const { host, world } = hostUnderTest();
    world.state.status.incidents = [incident()];
    const answer = await host.get('/tinh-trang.xml');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const text = await answer.text();
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain('<updated>2026-11-28T03:00:00.000Z</updated>');
    expect(text).toContain('/tinh-trang#a1</id>');
  });

  test.each([
    ['<script>', '&lt;script&gt;'],
    ['a & b', 'a &amp; b'],
    [']]>', ']]&gt;'],
    ['"x"', '&quot;x&quot;'],
    ["'x'", '&apos;x&apos;'],
    ['\u0000x\u0007', '<title>x</title>'],
    ['\uFFFEx', '<title>x</title>'],
    ['😀', '😀'],
    ['</entry>', '&lt;/entry&gt;'],
    ['Sự cố «lớn»', 'Sự cố «lớn»'],
  ])('writes the title %j as text', (title, written) => {
    const text = xml([incident({ title })]);
    expect(text).toContain(written);
    expect(new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')).toBeNull();
  });

  test('without incidents has no entry', () => {
    expect(xml([])).not.toContain('<entry>');
    expect(xml([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});
