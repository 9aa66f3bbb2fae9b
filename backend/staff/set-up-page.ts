import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { renderDoorPage } from './log-in-page.ts';
import { type LinkRow, MIN_STAFF_PASSWORD } from './set-up-links.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'Tên đăng nhập cần 3 đến 40 chữ hoặc số, có thể kèm dấu chấm, gạch ngang.',
  WEAK_PASSWORD: `Mật khẩu cần ít nhất ${MIN_STAFF_PASSWORD} ký tự, không phổ biến và không trùng tên đăng nhập.`,
  CODE_WRONG: 'Mã chưa đúng hoặc đã đổi. Hãy gõ mã mà ứng dụng đang hiện.',
  USERNAME_TAKEN: 'Tên đăng nhập này đã có người dùng. Hãy chọn tên khác.',
};

/** What to tell the member; null when the failure is none of theirs. */
export const setUpProblemOf = (failure: unknown): string | null =>
  failure instanceof ServiceFailure ? (MESSAGES[failure.code] ?? null) : null;

export const PASSWORDS_DIFFER = 'Hai lần gõ mật khẩu chưa giống nhau.';

type SetUpForm = {
  readonly key: string;
  readonly link: LinkRow;
  readonly name: string;
  readonly totp: { readonly secret: string; readonly uri: string };
  readonly problem: string | null;
};

const renderNameField = ({ link, name }: SetUpForm): Markup =>
  link.name === ''
    ? html`<label for="name">Tên đăng nhập</label><input id="name" name="name" value="${name}" autocomplete="username" required maxlength="40">`
    : html`<p>Tên đăng nhập: <b>${link.name}</b></p><input type="hidden" name="name" value="${link.name}" autocomplete="username">`;

/** The authenticator app is required: password and first code come with one form. */
export const renderSetUpPage = (shop: string, form: SetUpForm): Markup =>
  renderDoorPage(
    shop,
    'Thiết lập tài khoản nhân viên',
    html`${form.problem === null ? '' : html`<p class="bad" role="alert">${form.problem}</p>`}
<form method="post" action="/set-up" class="fields"><input type="hidden" name="key" value="${form.key}">
${renderNameField(form)}
<label for="password">Mật khẩu mới, ít nhất ${MIN_STAFF_PASSWORD} ký tự</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="${MIN_STAFF_PASSWORD}">
<label for="again">Gõ lại mật khẩu</label><input id="again" name="again" type="password" autocomplete="new-password" required>
<p>Quét hình này bằng ứng dụng xác thực trên điện thoại, hoặc gõ khoá vào ứng dụng:</p>
<figure class="qr">${raw(renderSVG(form.totp.uri, { border: 2 }))}</figure><p><code>${form.totp.secret}</code></p>
<label for="code">Mã 6 số mà ứng dụng đang hiện</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10">
<button class="main">Hoàn tất</button></form>`,
  );

export const renderDeadLinkPage = (shop: string): Markup =>
  renderDoorPage(
    shop,
    'Đường dẫn không dùng được nữa',
    html`<p>Đường dẫn thiết lập chỉ dùng một lần và trong 24 giờ. Hãy nhờ quản trị viên tạo đường dẫn mới.</p><p><a href="/log-in">Đăng nhập</a></p>`,
  );
