import { html } from 'hono/html';
import { type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';

export type Part = Markup | string;

/** Sections of the editors' pages, by the last segment of their path. */
export const sectionTitles = {
  banner: 'Banner',
  'chuyen-huong': 'Chuyển hướng',
  menu: 'Menu',
  'bai-viet': 'Bài viết',
} as const;
export type SectionPath = keyof typeof sectionTitles;

export type Frame = { readonly title: string; readonly at: SectionPath | null; readonly csrf: string };

const renderDocument = (title: string, body: Markup): Markup =>
  renderPlainDocument(
    {
      title: `${title} | Biên tập nội dung`,
      head: html`<link rel="icon" href="data:,">
<link rel="stylesheet" href="/cms/cms.css">`,
    },
    body,
  );

export const csrfField = (csrf: string): Markup => html`<input type="hidden" name="csrf" value="${csrf}">`;

const link = (path: string, title: string, at: string | null): Markup =>
  path === at
    ? html`<a href="/cms/${path}" aria-current="page">${title}</a>`
    : html`<a href="/cms/${path}">${title}</a>`;

/** For logged-in editors. */
export const renderEditorPage = ({ title, at, csrf }: Frame, body: Part): Markup =>
  renderDocument(
    title,
    html`<header class="bar"><div>
<b>Biên tập nội dung</b>
<nav aria-label="Nội dung">${Object.entries(sectionTitles).map(([path, words]) => link(path, words, at))}</nav>
<form method="post" action="/cms/dang-xuat">${csrfField(csrf)}<button>Đăng xuất</button></form>
</div></header>
<main>${body}</main>`,
  );

/** Requires no login. */
export const renderPlainPage = (title: string, body: Part): Markup =>
  renderDocument(title, html`<main class="narrow"><section class="card"><h1>${title}</h1>${body}</section></main>`);

export const renderLogInPage = (csrf: string, back: string, problem: string | null): Markup =>
  renderPlainPage(
    'Biên tập nội dung',
    html`<form method="post" action="/cms/dang-nhap" class="fields">
${csrfField(csrf)}<input type="hidden" name="ve" value="${back}">
<div class="field"><label for="mat-khau">Mật khẩu</label>
<input id="mat-khau" name="mat-khau" type="password" autocomplete="current-password" required autofocus aria-invalid="${String(problem !== null)}" aria-describedby="mat-khau-loi">
<p class="problem" id="mat-khau-loi" role="alert">${problem ?? ''}</p>
<p class="hint">Mật khẩu được in ra khi hệ thống khởi động lần đầu, hoặc đặt bằng CMS_PASSWORD.</p></div>
<button class="main">Đăng nhập</button>
</form>`,
  );

export const renderNote = (kind: '' | 'warn' | 'bad', body: Part): Markup =>
  html`<div class="note ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${body}</div>`;

const vietnamTime = new Intl.DateTimeFormat('vi-VN', {
  ...{ timeZone: 'Asia/Ho_Chi_Minh', day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** Formats in Vietnam's time zone; `none` is the text without a time. */
export const formatTime = (time: Date | string | null | undefined, none: string): string => {
  const read = time === null || time === undefined ? Number.NaN : new Date(time).getTime();
  return Number.isNaN(read) ? none : vietnamTime.format(read);
};

/** Leaves out a missing start or end. */
export const formatSchedule = (from: unknown, to: unknown): string => {
  const [begin, end] = [from, to].map((time) => formatTime(typeof time === 'string' ? time : null, ''));
  if (!begin && !end) return 'Không giới hạn thời gian';
  return [begin && `từ ${begin}`, end && `đến ${end}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^[tđ]/, (letter) => letter.toUpperCase());
};
