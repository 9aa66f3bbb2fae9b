import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffMember, StaffPage } from '#backend/platform/staff-route.ts';
import { MIN_STAFF_PASSWORD } from './set-up-links.ts';

export type OwnAccountNote = { readonly kind: 'done' | 'problem'; readonly text: string };

const renderNote = ({ kind, text }: OwnAccountNote): Markup =>
  kind === 'done' ? html`<p role="status"><b>${text}</b></p>` : html`<p class="bad" role="alert">${text}</p>`;

/** `hasPassword` is false for the demo account only. */
export const renderOwnAccountPage = (
  { name, roles }: StaffMember,
  { hasPassword, note }: { readonly hasPassword: boolean; readonly note: OwnAccountNote | null },
): StaffPage => ({
  title: 'Tài khoản của tôi',
  body: html`<p class="soft">${name} · ${roles.join(' · ')}</p>
${note === null ? '' : renderNote(note)}
${
  hasPassword
    ? html`<article><h2>Đổi mật khẩu</h2><p class="soft">Các phiên đăng nhập khác của bạn sẽ kết thúc.</p>
<form method="post" action="/account/password" class="fields"><input type="hidden" name="name" value="${name}" autocomplete="username">
<label for="current">Mật khẩu hiện tại</label><input id="current" name="current" type="password" autocomplete="current-password" required>
<label for="password">Mật khẩu mới, ít nhất ${MIN_STAFF_PASSWORD} ký tự</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="${MIN_STAFF_PASSWORD}">
<label for="again">Gõ lại mật khẩu mới</label><input id="again" name="again" type="password" autocomplete="new-password" required>
<button class="main">Đổi mật khẩu</button></form></article>
<article><h2>Đổi ứng dụng xác thực</h2><p class="soft">Trang tiếp theo hiện mã QR mới và hỏi mật khẩu mới. Ứng dụng cũ dùng được đến khi bạn hoàn tất.</p>
<form method="post" action="/account/authenticator" class="fields">
<label for="owner">Mật khẩu hiện tại</label><input id="owner" name="current" type="password" autocomplete="current-password" required>
<button>Đổi ứng dụng xác thực</button></form></article>`
    : html`<article><p>Tài khoản chạy thử không có mật khẩu và ứng dụng xác thực.</p></article>`
}`,
});
