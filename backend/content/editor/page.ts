import { html, raw } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';

export type Part = Markup | string;

/** Sections of the editors' pages, by the last segment of their path. */
export const sectionTitles = {
  banner: 'Banner',
  menu: 'Menu',
  'bai-viet': 'Bài viết',
} as const;
export type SectionPath = keyof typeof sectionTitles;

export type Frame = { readonly title: string; readonly at: SectionPath | null; readonly actions?: Markup };

const renderTab = (path: string, title: string, at: string | null): Markup =>
  html`<a href="/cms/${path}"${path === at ? raw(' aria-current="page"') : ''}>${title}</a>`;

/** A page of an editor. */
export const renderEditorPage = ({ title, at, actions }: Frame, body: Part): StaffPage => ({
  title,
  ...(actions === undefined ? {} : { actions }),
  head: html`<link rel="icon" href="data:,"><link rel="stylesheet" href="/cms/cms.css">`,
  body: html`<nav class="tabs" aria-label="Nội dung">${Object.entries(sectionTitles).map(([path, words]) => renderTab(path, words, at))}</nav>
<div class="editor">${body}</div>`,
});

export const renderNote = (kind: '' | 'warn' | 'bad', body: Part): Markup =>
  html`<div class="note ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${body}</div>`;

const vietnamTime = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
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
