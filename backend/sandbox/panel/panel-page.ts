import { html } from 'hono/html';
import type { RedeemedEntry } from '#backend/cloud-services/control/service-entries.ts';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import type { Entrance } from '#core/control-rules/entries.ts';

export const panelStyle = `
:root{color-scheme:light dark;--bg:light-dark(#F5F6FA,#0B0F1B);--card:light-dark(#FFF,#131929);--line:light-dark(#E0E4EE,#273149);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--primary:light-dark(#2B3FCB,#8E9EFF);--ink:light-dark(#18246E,#131B50)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.58 "Plus Jakarta Sans",system-ui,sans-serif}
header{background:var(--ink);color:#fff;padding:14px 20px}header p{margin:0 auto;max-width:560px;font-weight:700}header span{font-weight:400;opacity:.8}
main{max-width:600px;margin:0 auto;padding:24px 20px 48px}h1{font-size:1.5rem;line-height:1.3;margin:0 0 4px;letter-spacing:-.012em;overflow-wrap:anywhere}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px}.soft{color:var(--text-2);margin:0}
.back{margin:20px 0 0}a{color:var(--primary)}a:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`;

const titles: Readonly<Record<Entrance, string>> = {
  panel: 'Trang giả lập bảng điều khiển',
  lab: 'Phòng lab giả lập',
};

const buttons: Readonly<Record<Entrance, string>> = { panel: 'Mở trang quản trị', lab: 'Mở phòng lab' };

const problems: Readonly<Record<Exclude<RedeemedEntry['answer'], 'entered'>, readonly [string, string]>> = {
  used: ['Liên kết này đã được dùng', 'Mỗi liên kết chỉ mở được một lần.'],
  expired: ['Liên kết này đã hết hạn', 'Liên kết chỉ mở được trong 60 giây.'],
  closed: ['Dịch vụ không còn chạy', 'Dịch vụ đã tạm ngưng hoặc kết thúc sau khi liên kết được tạo.'],
  unknown: ['Liên kết này không dùng được', 'Liên kết sai, hoặc đã hết hạn từ trước.'],
};

/** `shop`: origin of the shop without trailing slash. */
export const renderPanelPage = (entrance: Entrance, redeemed: RedeemedEntry, shop: string): Markup => {
  const { answer } = redeemed;
  const back = answer === 'unknown' ? `${shop}/service` : `${shop}/service/${redeemed.serviceId}`;
  const [title, sentence] =
    answer === 'entered'
      ? [redeemed.name, 'Bạn đã vào mà không cần mật khẩu. Ở môi trường thử, trang này thay cho hệ thống thật.']
      : problems[answer];
  return renderPlainDocument(
    { title: `${title} | ${titles[entrance]}`, head: inlineStyle(panelStyle) },
    html`<header><p>${titles[entrance]} <span>· môi trường thử</span></p></header>
<main><section class="card"><h1>${title}</h1><p class="soft">${sentence}</p>
${answer === 'entered' ? '' : html`<p>Để có liên kết mới, bạn quay lại trang dịch vụ và bấm «${buttons[entrance]}».</p>`}
<p class="back"><a href="${back}">Quay lại dịch vụ</a></p></section></main>`,
  );
};
