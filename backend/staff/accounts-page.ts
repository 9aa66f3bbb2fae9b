import { html, raw } from 'hono/html';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { staffRoles } from '#contracts/desk/staff-rights.ts';
import { roleNames } from '#contracts/desk/staff-rights.vi.ts';
import type { StaffAccountRow } from './schema.ts';
import type { LinkRow } from './set-up-links.ts';

const renderPage = (title: string, body: Markup): StaffPage => ({ title, body });

const renderRoles = (held: readonly string[]): Markup =>
  html`<fieldset><legend>Vai trò</legend>${staffRoles.map(
    (role) =>
      html`<label><input type="checkbox" name="role" value="${role}"${held.includes(role) ? raw(' checked') : ''}> ${roleNames[role]}</label>`,
  )}</fieldset>`;

const renderAccount = ({ id, name, roles, isDisabled, passwordDigest }: StaffAccountRow): Markup => html`<article>
<div class="top"><h2>${name}</h2><span class="stage${isDisabled ? '' : ' done'}">${isDisabled ? 'Đã khoá' : 'Đang dùng'}</span></div>
<form method="post" action="/accounts/${id}" class="fields">${renderRoles(roles)}
<div class="row"><button name="action" value="roles">Lưu vai trò</button>
${isDisabled ? html`<button name="action" value="enable">Mở lại</button>` : html`<button name="action" value="disable">Khoá tài khoản</button>`}
${passwordDigest === null ? '' : html`<button name="action" value="reset">Tạo đường dẫn thiết lập lại</button>`}</div></form>
</article>`;

/** `problem` is about the form for a new account. */
export const renderAccountsPage = (
  accounts: readonly StaffAccountRow[],
  invitations: readonly LinkRow[],
  problem: string | null = null,
): StaffPage =>
  renderPage(
    'Tài khoản nhân viên',
    html`${problem === null ? '' : html`<p class="bad" role="alert">${problem}</p>`}
<article><h2>Thêm nhân viên</h2><form method="post" action="/accounts" class="fields">
<label for="name">Tên đăng nhập</label><input id="name" name="name" required maxlength="40" autocomplete="off">${renderRoles([])}
<button class="main" name="action" value="invite">Tạo đường dẫn thiết lập</button></form></article>
${accounts.map(renderAccount)}
${invitations.map(
  ({
    name,
    expiresAt,
  }) => html`<article><div class="top"><h2>${name}</h2><span class="stage called">Chờ thiết lập</span></div>
<p class="soft">Đường dẫn chưa dùng, còn hiệu lực đến ${formatTime(expiresAt)}.</p>
<form method="post" action="/invitations"><input type="hidden" name="name" value="${name}"><button name="action" value="withdraw">Thu hồi đường dẫn</button></form></article>`,
)}`,
  );

/** The link is shown once; the database holds only its digest. */
export const renderLinkPage = (link: string): StaffPage =>
  renderPage(
    'Đường dẫn thiết lập',
    html`<article><p>Gửi đường dẫn này cho nhân viên qua kênh riêng. Nó dùng được một lần, trong 24 giờ, và không hiện lại.</p>
<p><code>${link}</code></p></article><p><a href="/accounts">Tài khoản nhân viên</a></p>`,
  );
