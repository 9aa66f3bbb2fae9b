import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffHeaders, staffStyle } from '#backend/platform/pages/staff-style.ts';
import * as paths from '#core/shared/paths.ts';
import type { AccountDeps } from './account-deps.ts';
import { cancelContactChangeByKey, isCancellable } from './contact-change.ts';

/** The address contains the key: it must not leak as a referrer. */
const headers = { ...staffHeaders, 'referrer-policy': 'no-referrer' };

const page = (title: string, shop: string, body: Markup): Markup =>
  renderPlainDocument(
    { title: `${title} | Cửa Hàng Mây`, head: inlineStyle(staffStyle) },
    html`<header><p>Cửa Hàng Mây <span>· tài khoản</span></p></header>
<main><article><h1>${title}</h1>${body}<p><a href="${shop}${paths.forgotPassword}">Đặt lại mật khẩu</a></p><p><a href="${shop}">Về cửa hàng</a></p></article></main>`,
  );

const question = (shop: string, key: string): Markup =>
  page(
    'Huỷ đổi liên hệ',
    shop,
    html`<p>Bạn huỷ thì địa chỉ đã nhận thư này vẫn là liên hệ của tài khoản. Nếu bạn không yêu cầu đổi, hãy đặt lại mật khẩu sau khi huỷ.</p>
<form method="post" action="/contact-change/cancel"><input type="hidden" name="key" value="${key}"><button class="main">Huỷ yêu cầu đổi</button></form>`,
  );

/** `GET` shows a button, because mail programs open links; `POST` cancels. The key is all that is needed. */
export const contactRoutes = (deps: AccountDeps): ServiceApp => {
  const shop = deps.environment.publicOrigin;
  const app: ServiceApp = new Hono<ServiceVariables>();
  const over = page(
    'Đường dẫn không dùng được nữa',
    shop,
    html`<p>Yêu cầu đã hết hạn, đã huỷ hoặc đã có hiệu lực.</p>`,
  );
  app.get('/contact-change/cancel', async (c) => {
    const key = c.req.query('key') ?? '';
    return (await isCancellable(deps, key)) ? c.html(question(shop, key), 200, headers) : c.html(over, 410, headers);
  });
  app.post('/contact-change/cancel', async (c) => {
    const { key } = await c.req.parseBody();
    const isDone = typeof key === 'string' && (await cancelContactChangeByKey(deps, key));
    if (!isDone) return c.html(over, 410, headers);
    return c.html(page('Đã huỷ', shop, html`<p>Liên hệ của tài khoản không thay đổi.</p>`), 200, headers);
  });
  return app;
};
