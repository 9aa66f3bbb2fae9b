import { html } from 'hono/html';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffStyle } from '#backend/platform/pages/staff-style.ts';

const page = (title: string, shop: string, body: Markup): Markup =>
  renderPlainDocument(
    { title: `${title} | Cửa Hàng Mây`, head: inlineStyle(staffStyle) },
    html`<header><p>Cửa Hàng Mây <span>· bản tin</span></p></header>
<main><article><h1>${title}</h1>${body}<p><a href="${shop}">Về cửa hàng</a></p></article></main>`,
  );

/** Mail programs open links automatically, so opening a link changes nothing and a button confirms. */
const renderQuestion = (
  title: string,
  shop: string,
  about: string,
  action: string,
  key: string,
  button: string,
): Markup =>
  page(
    title,
    shop,
    html`<p>${about}</p>
<form method="post" action="${action}"><input type="hidden" name="key" value="${key}"><button class="main">${button}</button></form>`,
  );

export const renderConfirmPage = (shop: string, key: string): Markup =>
  renderQuestion(
    'Nhận bản tin',
    shop,
    'Bạn xác nhận thì cửa hàng bắt đầu gửi bản tin đến địa chỉ đã nhận thư này.',
    '/newsletter/confirm',
    key,
    'Xác nhận nhận bản tin',
  );

export const renderUnsubscribePage = (shop: string, key: string): Markup =>
  renderQuestion(
    'Huỷ nhận bản tin',
    shop,
    'Bạn xác nhận thì cửa hàng không gửi bản tin đến địa chỉ này nữa.',
    '/newsletter/unsubscribe',
    key,
    'Huỷ nhận bản tin',
  );

/** `leave`: the unsubscribe URL. */
export const renderConfirmedPage = (shop: string, leave: string): Markup =>
  page('Đã xác nhận', shop, html`<p>Bạn sẽ nhận bản tin từ số tới.</p><p><a href="${leave}">Huỷ nhận bản tin</a></p>`);

export const renderUnsubscribedPage = (shop: string): Markup =>
  page('Đã huỷ', shop, html`<p>Cửa hàng không gửi bản tin đến địa chỉ này nữa.</p>`);

export const renderExpiredPage = (shop: string): Markup =>
  page(
    'Đường dẫn không dùng được nữa',
    shop,
    html`<p>Đường dẫn đã hết hạn hoặc không đầy đủ. Bạn đăng ký lại ở cuối trang chủ để nhận thư mới.</p>`,
  );
