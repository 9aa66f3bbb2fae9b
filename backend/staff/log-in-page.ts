import { html } from 'hono/html';
import { type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffHead } from '#backend/platform/pages/staff-style.ts';

/** Pages before the log-in. */
export const renderDoorPage = (shop: string, title: string, body: Markup): Markup =>
  renderPlainDocument(
    { title: `${title} | Trang nhân viên`, head: staffHead },
    html`<header><p>${shop} <span>· trang nhân viên</span></p></header><main><h1>${title}</h1>${body}</main>`,
  );

const problemTexts = {
  wrong: 'Tên, mật khẩu hoặc mã xác thực chưa đúng. Mỗi mã chỉ dùng được một lần: hãy đợi ứng dụng hiện mã mới.',
  'too-many': 'Đã thử quá nhiều lần. Hãy đợi 15 phút rồi thử lại.',
} as const;

export type LogInProblem = keyof typeof problemTexts;

/** `demo`: where a development installation wrote its own link. */
export const renderLogInPage = (
  shop: string,
  to: string,
  problem: LogInProblem | null,
  { name, demo }: { readonly name: string; readonly demo: string | null },
): Markup =>
  renderDoorPage(
    shop,
    'Đăng nhập',
    html`${problem === null ? '' : html`<p class="bad" role="alert">${problemTexts[problem]}</p>`}
${demo === null ? '' : html`<article><h2>Bản chạy thử</h2><p>Mở đường dẫn mà lệnh chạy đã in ra ở dòng “Trang nhân viên”, cũng có trong tệp <code>${demo}</code>. Không cần mật khẩu.</p></article>`}
<form method="post" action="/log-in" class="fields"><input type="hidden" name="to" value="${to}">
<label for="name">Tên đăng nhập</label><input id="name" name="name" value="${name}" autocomplete="username" required maxlength="40">
<label for="password">Mật khẩu</label><input id="password" name="password" type="password" autocomplete="current-password" required>
<label for="code">Mã 6 số trong ứng dụng xác thực</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10">
<button class="main">Đăng nhập</button></form>
<p class="soft">Quên mật khẩu hoặc mất điện thoại: nhờ quản trị viên tạo đường dẫn thiết lập lại.</p>`,
  );
