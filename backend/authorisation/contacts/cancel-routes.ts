import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import type { BackendEnvironment } from '#backend/platform/environment.ts';
import { linkKeyOf } from '#backend/platform/pages/link-key-of.ts';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffHeaders, staffStyle } from '#backend/platform/pages/staff-style.ts';
import * as paths from '#core/shared/paths.ts';

/** The address contains the key: it must not leak as a referrer. */
const headers = { ...staffHeaders, 'referrer-policy': 'no-referrer' };

/** What a mail's link cancels, with Vietnamese texts. */
export type Cancellation = {
  readonly path: string;
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly over: string;
  readonly isOpen: (key: string) => Promise<boolean>;
  /** False when nothing waits. */
  readonly cancel: (key: string, context: Context) => Promise<boolean>;
};

const renderPage = (
  title: string,
  { identity: { name }, publicOrigin: shop }: Pick<BackendEnvironment, 'identity' | 'publicOrigin'>,
  body: Markup,
): Markup =>
  renderPlainDocument(
    { title: `${title} | ${name}`, head: inlineStyle(staffStyle) },
    html`<header><p>${name} <span>· tài khoản</span></p></header>
<main><article><h1>${title}</h1>${body}<p><a href="${shop}${paths.forgotPassword}">Đặt lại mật khẩu</a></p><p><a href="${shop}">Về cửa hàng</a></p></article></main>`,
  );

/** `GET` shows a button, because mail programs open links; `POST` cancels. The key is all that is needed. */
export const cancelRoutes = (deps: AccountDeps, about: Cancellation): ServiceApp => {
  const shop = deps.environment;
  const app: ServiceApp = new Hono<ServiceVariables>();
  const over = renderPage('Đường dẫn không dùng được nữa', shop, html`<p>${about.over}</p>`);
  const question = (key: string): Markup =>
    renderPage(
      about.title,
      shop,
      html`<p>${about.question}</p>
<form method="post" action="${about.path}"><input type="hidden" name="key" value="${key}"><button class="main">${about.button}</button></form>`,
    );
  app.get(about.path, async (c) => {
    const key = linkKeyOf(c);
    return (await about.isOpen(key)) ? c.html(question(key), 200, headers) : c.html(over, 410, headers);
  });
  app.post(about.path, async (c) => {
    const { key } = await c.req.parseBody();
    const isDone = typeof key === 'string' && (await about.cancel(key, c));
    if (!isDone) return c.html(over, 410, headers);
    return c.html(renderPage('Đã huỷ', shop, html`<p>${about.done}</p>`), 200, headers);
  });
  return app;
};
