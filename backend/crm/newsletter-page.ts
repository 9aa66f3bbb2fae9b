import { html } from 'hono/html';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffStyle } from '#backend/platform/pages/staff-style.ts';

/** Whose page it is, and where it leads back to. */
type Shop = { readonly name: string; readonly origin: string };

const page = (title: string, { name, origin }: Shop, body: Markup): Markup =>
  renderPlainDocument(
    { title: `${title} | ${name}`, head: inlineStyle(staffStyle) },
    html`<header><p>${name} <span>· bản tin</span></p></header>
<main><article><h1>${title}</h1>${body}<p><a href="${origin}">Về cửa hàng</a></p></article></main>`,
  );

const questions = {
  confirm: {
    title: 'Nhận bản tin',
    about: 'Bạn xác nhận thì cửa hàng bắt đầu gửi bản tin đến địa chỉ đã nhận thư này.',
    button: 'Xác nhận nhận bản tin',
  },
  unsubscribe: {
    title: 'Huỷ nhận bản tin',
    about: 'Bạn xác nhận thì cửa hàng không gửi bản tin đến địa chỉ này nữa.',
    button: 'Huỷ nhận bản tin',
  },
} as const;

/** Mail programs open links automatically, so opening a link changes nothing and a button confirms. */
export const renderQuestionPage = (action: keyof typeof questions, shop: Shop, key: string): Markup => {
  const { title, about, button } = questions[action];
  return page(
    title,
    shop,
    html`<p>${about}</p>
<form method="post" action="/newsletter/${action}"><input type="hidden" name="key" value="${key}"><button class="main">${button}</button></form>`,
  );
};

/** `leave`: the unsubscribe URL. */
export const renderConfirmedPage = (shop: Shop, leave: string): Markup =>
  page('Đã xác nhận', shop, html`<p>Bạn sẽ nhận bản tin từ số tới.</p><p><a href="${leave}">Huỷ nhận bản tin</a></p>`);

export const renderUnsubscribedPage = (shop: Shop): Markup =>
  page('Đã huỷ', shop, html`<p>Cửa hàng không gửi bản tin đến địa chỉ này nữa.</p>`);

export const renderExpiredPage = (shop: Shop): Markup =>
  page(
    'Đường dẫn không dùng được nữa',
    shop,
    html`<p>Đường dẫn đã hết hạn hoặc không đầy đủ. Bạn đăng ký lại ở cuối trang chủ để nhận thư mới.</p>`,
  );
