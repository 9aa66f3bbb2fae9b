import { html } from 'hono/html';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { staffStyle } from '#backend/platform/pages/staff-style.ts';
import type { OptionalMail } from '#core/account-rules/optional-mails.ts';

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

const mailNames: Readonly<Record<OptionalMail, string>> = {
  'reminder-email': 'thư nhắc gia hạn và trả góp',
  'reminder-sms': 'tin nhắn nhắc gia hạn và trả góp',
  'stock-alert-email': 'thư báo khi có hàng',
  'newsletter-email': 'bản tin',
};

/** Without an action of its own the form posts to the address that holds the key, as the one click of a mail program does. */
export const renderEndPage = (shop: Shop, mail: OptionalMail): Markup =>
  page(
    `Ngừng nhận ${mailNames[mail]}`,
    shop,
    html`<p>Bạn xác nhận thì cửa hàng không gửi ${mailNames[mail]} cho bạn nữa. Thư về thanh toán, hợp đồng và bảo mật vẫn được gửi.</p>
<form method="post"><button class="main">Ngừng nhận</button></form>`,
  );

export const renderEndedPage = (shop: Shop, mail: OptionalMail): Markup =>
  page(
    'Đã ngừng',
    shop,
    html`<p>Cửa hàng không gửi ${mailNames[mail]} cho bạn nữa. Khách có tài khoản bật lại ở trang «Thông báo».</p>`,
  );

/** `leave`: the unsubscribe URL. */
export const renderConfirmedPage = (shop: Shop, leave: string): Markup =>
  page('Đã xác nhận', shop, html`<p>Bạn sẽ nhận bản tin từ số tới.</p><p><a href="${leave}">Huỷ nhận bản tin</a></p>`);

export const renderUnsubscribedPage = (shop: Shop): Markup =>
  page('Đã huỷ', shop, html`<p>Cửa hàng không gửi bản tin đến địa chỉ này nữa.</p>`);

export const renderExpiredPage = (shop: Shop): Markup =>
  page(
    'Đường dẫn không dùng được nữa',
    shop,
    html`<p>Đường dẫn này không xác nhận được nữa. Bạn đăng ký lại ở cuối trang chủ để nhận thư mới.</p>`,
  );

/** The key of an unsubscribe link never expires. */
export const renderIncompletePage = (shop: Shop): Markup =>
  page(
    'Đường dẫn không đầy đủ',
    shop,
    html`<p>Bạn mở lại đường dẫn ở cuối thư, hay chép đủ đường dẫn đó vào trình duyệt. Khách có tài khoản tắt thư ở trang «Thông báo».</p>`,
  );
