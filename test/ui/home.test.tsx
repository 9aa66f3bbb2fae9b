import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memorySettings } from '#adapters/memory/settings.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import type { UseCases } from '#core/operations.ts';
import type { Home } from '#core/pages/home.ts';
import { formatDong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import type { ContentPaths } from '#core/shared/settings.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { inTurn } from '#test/kit/test-size.ts';
import { openPage } from './open-page.tsx';

const FEEDBACK = 'Khách nói gì sau khi dùng';
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefs = (box: { readonly getAllByRole: (role: 'link') => readonly HTMLElement[] }) =>
  box.getAllByRole('link').map((each) => each.getAttribute('href'));
/** The home page with some parts replaced. */
const homeWith = (parts: Partial<Home>) => ({
  useCases: (own: UseCases): Partial<UseCases> => ({
    loadHome: async (input) => {
      const home = await own.loadHome(input);
      return home.ok ? ok({ ...home.value, ...parts }) : home;
    },
  }),
});
const nothing = { banners: [], projects: [], team: [], feedback: [], articles: [], faqs: [], board: [], tabs: [] };
const unknown = {
  banners: null,
  projects: null,
  team: null,
  feedback: null,
  articles: null,
  faqs: null,
  board: null,
  tabs: null,
};

describe('ROUTE-01 the home page below its price board', () => {
  test('ROUTE-01 BAN-01 banners appear in their order, each with its text and link', async () => {
    const { useCases } = await openPage('/');
    const banners = expectOk(await useCases.loadHome({})).banners ?? [];
    expect(banners.length).toBeGreaterThan(1);
    const slider = await region('Giới thiệu');
    const words = slider.getAllByRole('link').map((each) => each.textContent ?? '');
    for (const [at, { caption, price }] of banners.flatMap(({ slides }) => slides).entries())
      for (const said of [caption?.heading, caption?.text, caption?.button, price && formatDong(price.amount)])
        expect(words[at]).toContain(said);
    expect(hrefs(slider)).toEqual(banners.flatMap(({ slides }) => slides.map(({ href }) => href)));
  });

  test('ROUTE-01 projects link to their pages; people appear with their job title and link to theirs', async () => {
    const { useCases } = await openPage('/');
    const { projects, team } = expectOk(await useCases.loadHome({}));
    const slider = await screen.findAllByRole('region', { name: 'Khách đang chạy gì ở đây' });
    expect(hrefs(within(slider[0] ?? document.body))).toEqual(projects?.map(({ slug }) => `/project/${slug}`));
    const people = await region('Người bạn gặp khi gọi hotline');
    expect(hrefs(people)).toEqual(team?.map(({ id }) => `/author/${id}`));
    for (const { jobTitle, avatar } of team ?? []) {
      expect(people.getByText(jobTitle ?? '')).toBeTruthy();
      expect(document.querySelector(`img[src$="${avatar?.path}"]`)).toBeTruthy();
    }
    const [first] = team ?? [];
    await openPage('/', homeWith({ team: first ? [{ ...first, name: 'Lê Ân', avatar: null }] : [] }));
    await region('Người bạn gặp khi gọi hotline');
    expect(document.querySelector('[data-letters="LÂ"]')).toBeTruthy();
  });

  test('ROUTE-01 CAT-09 feedback of buyers shows author, stars, text and a link to the product; without any, nothing', async () => {
    const feedback = [
      { author: 'Trần Thị Bích', stars: 5, text: 'Chạy êm.', product: { slug: 'cloud-server-ssd-4', title: 'SSD 4' } },
      { author: 'Phạm Văn Dũng', stars: 4, text: 'Giá rõ.', product: { slug: 'email-pro', title: 'Email Pro' } },
    ];
    await openPage('/', homeWith({ feedback }));
    const [slider = document.body] = await screen.findAllByRole('region', { name: FEEDBACK });
    const cards = within(slider).getAllByRole('article');
    expect(cards).toHaveLength(feedback.length);
    for (const [at, { author, stars, text, product }] of feedback.entries()) {
      const card = within(cards[at] ?? document.body);
      expect(card.getByRole('img', { name: new RegExp(`${stars}`) })).toBeTruthy();
      expect(card.getByText(author)).toBeTruthy();
      expect(card.getByText(text)).toBeTruthy();
      expect(hrefs(card)).toEqual([`/san-pham/${product.slug}`]);
    }
    await openPage('/');
    expect(await screen.findByRole('region', { name: 'Liên hệ' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: FEEDBACK })).toBeNull();
  });

  test('ROUTE-01 the promises of the home page are those of the policy pages, to which each leads', async () => {
    await openPage('/');
    const promises = await region('Chúng tôi cam kết bằng con số');
    const pages = new Map(seedPages.map((page) => [`/${page.slug}`, JSON.stringify(page)]));
    const ways = promises.getAllByRole('listitem').map((each) => within(each).getByRole('link'));
    expect(ways).toHaveLength(4);
    for (const way of ways) {
      const page = pages.get(way.getAttribute('href')?.replace(/#.*/, '') ?? '');
      const figure = way.querySelector('b')?.textContent ?? '?';
      expect(page, figure).toContain(figure);
    }
  });

  test('ROUTE-01 the page shows eight questions with a link to all of them, and contact facts beside the consultation form', async () => {
    const { useCases } = await openPage('/');
    const faqs = expectOk(await useCases.loadHome({})).faqs ?? [];
    expect(faqs).toHaveLength(8);
    const questions = await region('Câu hỏi thường gặp');
    expect(questions.getAllByRole('group').map((each) => each.querySelector('summary')?.textContent)).toEqual(
      faqs.map(({ question }) => question),
    );
    expect(hrefs(questions)).toEqual(['/cau-hoi-thuong-gap']);
    const shell = expectOk(await useCases.loadShell({}));
    const contact = await region('Liên hệ');
    expect(hrefs(contact)).toEqual(['tel:18006070', `mailto:${shell.contact.email}`]);
    for (const words of [shell.contact.hours, shell.footer?.address ?? '?'])
      expect(contact.getByText(words)).toBeTruthy();
    expect((await region('Đăng ký tư vấn')).getByLabelText(/Số điện thoại/)).toBeTruthy();
  });

  test('CFG-01 links to editors’ pages follow the settings; without such a page its words stay plain', async () => {
    const openWith = (pages: ContentPaths) =>
      openPage('/', { change: ({ settings }) => ({ settings: { ...settings, pages } }) });
    const given = { questions: '/tro-giup/cau-hoi', serviceLevels: '/sla', refunds: '/hoan-tien', about: '/ve' };
    await openWith({ ...given, contact: null, terms: null, privacy: null });
    expect((await region('Chúng tôi cam kết bằng con số')).getByText(/dẫn đến trang/)).toBeTruthy();
    expect(hrefs(await region('Chúng tôi cam kết bằng con số'))).toEqual([
      '/sla#muc-bu',
      '/sla#thoi-gian-phan-hoi',
      '/hoan-tien',
      '/sla#khong-tinh-vao-gian-doan',
      '/ve',
    ]);
    expect(hrefs(await region('Câu hỏi thường gặp'))).toEqual([given.questions]);
    await openWith({
      questions: null,
      serviceLevels: null,
      refunds: null,
      about: null,
      contact: null,
      terms: null,
      privacy: null,
    });
    const promises = await region('Chúng tôi cam kết bằng con số');
    expect(promises.queryAllByRole('link')).toEqual([]);
    expect(promises.getAllByRole('listitem')).toHaveLength(4);
    expect(promises.queryByText(/dẫn đến trang/)).toBeNull();
    expect((await region('Câu hỏi thường gặp')).queryAllByRole('link')).toEqual([]);
  });

  test('ROUTE-01 CMS-02 the page shows the three newest articles and the newsletter form', async () => {
    const { useCases } = await openPage('/');
    const articles = expectOk(await useCases.loadHome({})).articles ?? [];
    const newest = await region('Bài viết mới');
    const ways = hrefs(newest);
    expect(articles).toHaveLength(3);
    for (const { slug } of articles) expect(ways).toContain(`/danh-sach-bai-viet/${slug}`);
    expect(ways).toContain('/danh-sach-bai-viet');
    expect((await region('Nhận tin bảo trì và ưu đãi')).getByRole('button', { name: 'Đăng ký' })).toBeTruthy();
  });

  test('ROUTE-01 DATA-01 the page renders when any part, or every part, is missing or empty', async () => {
    const cases: readonly Partial<Home>[] = [
      unknown,
      nothing,
      ...inTurn(Object.keys(unknown), 3).flatMap((part): Partial<Home>[] => [{ [part]: null }, { [part]: [] }]),
    ];
    for (const parts of cases) {
      await openPage('/', homeWith(parts));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Thuê máy chủ SSD');
      expect(await screen.findByText('Từ giỏ hàng đến máy chủ chạy'), JSON.stringify(parts)).toBeTruthy();
      expect(await screen.findByRole('region', { name: 'Đăng ký tư vấn' })).toBeTruthy();
      expect(await screen.findByRole('region', { name: 'Nhận tin bảo trì và ưu đãi' })).toBeTruthy();
    }
  });

  test('ROUTE-01 the page and its document begin with the editors’ words, else with what holds for every shop', async () => {
    const written = { headline: 'VPN cho văn phòng', lead: 'Một mạng riêng cho mọi chi nhánh.' };
    await openPage('/', homeWith(written));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(written.headline);
    expect(screen.getByText(written.lead)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('VPN cho văn phòng | Cửa Hàng Mây'));
    await openPage('/', homeWith({ headline: null, lead: null }));
    const heading = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    expect(heading).toContain('Cửa Hàng Mây');
    for (const line of ['máy chủ', 'VPS', 'hosting'])
      expect(`${heading} ${document.title}`.toLowerCase()).not.toContain(line.toLowerCase());
  });

  test('ROUTE-01 the home page of a shop with one line of its own speaks of nothing else', async () => {
    const { useCases } = await openPage('/');
    const board = expectOk(await useCases.loadHome({})).board ?? [];
    const [menu] = board;
    const [line] = menu?.lines ?? [];
    if (menu === undefined || line === undefined) throw new Error('no line');
    const own = { ...line, handle: 'vpn', title: 'VPN', icon: 'lock' };
    await openPage('/', homeWith({ board: [{ ...menu, lines: [own] }], sellsDomains: false, faqs: [] }));
    const prices = await region('Bảng giá hôm nay');
    const row = prices.getByRole('link', { name: /VPN/ });
    expect(row.querySelector('use')?.getAttribute('href')).toMatch(/#lock$/);
    expect(prices.queryByText(/Tên miền/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Chọn cấu hình Cloud Server' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Câu hỏi thường gặp' })).toBeNull();
  });

  test('ROUTE-01 the first step names the leading line as the shop calls it', async () => {
    const { useCases } = await openPage('/');
    const board = expectOk(await useCases.loadHome({})).board ?? [];
    const renamed = board.map((menu) => ({
      ...menu,
      lines: menu.lines.map((line) => (line.handle === 'cloud-server' ? { ...line, title: 'Máy chủ đám mây' } : line)),
    }));
    await openPage('/', homeWith({ board: renamed }));
    expect(screen.getByRole('link', { name: 'Chọn cấu hình Máy chủ đám mây' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Chọn cấu hình Cloud Server/ })).toBeNull();
  });

  test('ROUTE-01 a shop that promises nothing in figures is introduced by its name', async () => {
    const promises = { availabilityPercent: null, answerMinutes: null, maintenanceHours: null, refundDays: 0 };
    await openPage('/', { context: { identity: { ...memorySettings.identity, promises } } });
    const about = await region(`Về ${memorySettings.identity.name}`);
    expect([about.queryAllByRole('listitem'), hrefs(about)]).toEqual([[], ['/gioi-thieu']]);
    expect(screen.queryByText('Chúng tôi cam kết bằng con số')).toBeNull();
  });

  test('ROUTE-01 contact facts that nobody has entered leave no empty row', async () => {
    const shell = expectOk(await openShop().useCases.loadShell({}));
    const contact = { ...shell.contact, hotlineNote: '', hours: '' };
    await openPage('/', { useCases: () => ({ loadShell: async () => ok({ ...shell, contact }) }) });
    const facts = await region('Liên hệ');
    expect(facts.queryByText('Tư vấn')).toBeNull();
    expect(facts.getByText('Hotline').nextElementSibling?.textContent).toBe(contact.hotline);
  });

  test('ROUTE-01 DATA-01 when the shell cannot be loaded, only the contact facts are missing', async () => {
    await openPage('/', {
      useCases: () => ({ loadShell: async () => ({ ok: false, failure: { kind: 'unreachable' } }) }),
    });
    expect(await screen.findByRole('region', { name: 'Đăng ký tư vấn' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Liên hệ' })).toBeNull();
  });

  test('CNS-01 the consultation form on the home page sends the request', async () => {
    const { router } = await openPage('/');
    const card = await region('Đăng ký tư vấn');
    const type = (label: RegExp, value: string) => fireEvent.change(card.getByLabelText(label), { target: { value } });
    type(/Họ và tên/, 'Nguyễn Văn An');
    type(/Số điện thoại/, '0912345678');
    type(/Yêu cầu tư vấn/, 'Cần một máy chủ cho cửa hàng.');
    await act(async () => void fireEvent.click(card.getByRole('button', { name: 'Gửi yêu cầu' })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/success'));
  });

  test('ROUTE-01 the seed contains every part but reviews, which nobody has written', async () => {
    const { feedback, sellsDomains, ...home } = expectOk(await openShop().useCases.loadHome({}));
    expect(feedback).toEqual([]);
    expect(sellsDomains).toBe(true);
    for (const part of Object.values(home)) expect(part?.length).toBeGreaterThan(0);
  });
});
