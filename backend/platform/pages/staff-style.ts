import { html } from 'hono/html';
import { pagePolicy } from './page-policy.ts';
import { inlineStyle, type Markup, renderPlainDocument } from './plain-document.ts';
import { staffScriptPolicy, staffScriptTag } from './staff-script.ts';

/** For staff pages and pages that messages link to. */
export const staffStyle = `
:root{color-scheme:light dark;--bg:light-dark(#F5F6FA,#0B0F1B);--card:light-dark(#FFF,#131929);--line:light-dark(#E0E4EE,#273149);--control:light-dark(#838DA4,#6A7796);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--ink:light-dark(#18246E,#131B50);--primary:light-dark(#2B3FCB,#A5B5FF);
--fill:light-dark(#2B3FCB,#5068F5);--ok:light-dark(#0A6643,#6EDDAE);--promo:light-dark(#754800,#FFD170)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.58 "Plus Jakarta Sans",system-ui,sans-serif}
header{background:var(--ink);color:#fff;padding:14px 20px}header p{margin:0 auto;max-width:720px;font-weight:700}header span{font-weight:400;opacity:.8}
main{max-width:760px;margin:0 auto;padding:24px 20px 48px}h1{font-size:1.5rem;line-height:1.3;margin:0 0 16px}h2{font-size:1.0625rem;margin:0}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:0 0 14px}
.top{display:flex;justify-content:space-between;gap:12px}.stage{font-weight:600;color:var(--primary);white-space:nowrap}.stage.done{color:var(--ok)}.stage.called{color:var(--promo)}
p{margin:0 0 8px;overflow-wrap:anywhere}.soft{color:var(--text-2)}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0 0 10px}
form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin-top:12px}button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border-radius:9px;border:1px solid var(--line);background:none;color:inherit;cursor:pointer}
button[aria-pressed],button.main{background:var(--fill);border-color:var(--fill);color:#fff}a{color:var(--primary)}
a:focus-visible,button:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
code{font-size:1.0625rem;overflow-wrap:anywhere}textarea{font:inherit;width:100%;min-height:88px;padding:10px;border-radius:9px;border:1px solid var(--control);background:none;color:inherit}
dl{display:grid;grid-template-columns:minmax(120px,auto) 1fr;gap:6px 16px;margin:0 0 12px}dt{color:var(--text-2)}dd{margin:0;overflow-wrap:anywhere}
form+p{margin-top:14px}.fields{display:grid;gap:8px;max-width:520px}label{font-weight:600}input{font:inherit;min-height:44px;padding:9px 12px;border:1px solid var(--control);border-radius:9px;background:none;color:inherit;min-width:0}
input[type=checkbox]{min-height:20px;width:20px;height:20px;vertical-align:middle}fieldset{border:1px solid var(--line);border-radius:9px;display:flex;flex-wrap:wrap;gap:4px 18px;padding:8px 14px}fieldset label{font-weight:400;min-height:36px}.row{display:flex;flex-wrap:wrap;gap:8px}
.bad{color:var(--promo);font-weight:600}.qr{width:220px;background:#fff;padding:4px}.wide{overflow:auto}table{border-collapse:collapse;width:100%}:is(td,th){text-align:left;padding:6px 10px;border-bottom:1px solid var(--line);vertical-align:top}
header>div{display:flex;flex-wrap:wrap;gap:4px 18px;align-items:center;max-width:720px;margin:0 auto}header>div p{margin:0 auto 0 0}header a{color:#fff}header form{margin:0}header button{min-height:36px;padding:4px 12px}
.files{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:200px}img{width:200px;height:140px;object-fit:cover;border:1px solid var(--line);border-radius:9px}`;

/**
 * For every answer of the staff listener, and for pages that messages link to: what they show is confidential, and
 * forms need the referrer, because under `no-referrer` browsers send `Origin: null`.
 */
export const staffHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': pagePolicy(staffStyle),
};

/** Policy of the pages of the staff. */
export const staffPolicy = pagePolicy(staffStyle, { more: staffScriptPolicy });

/** Head of the pages of the staff. */
export const staffHead = html`${inlineStyle(staffStyle)}${staffScriptTag}`;

/** A page of a logged-in member. `section` stands beside the shop's name in its header; `suffix` ends the title. */
export const renderStaffPage = (
  { title, suffix, section }: { readonly title: string; readonly suffix: string; readonly section: string },
  body: Markup,
): Markup =>
  renderPlainDocument(
    { title: `${title} | ${suffix}`, head: staffHead },
    html`<header><div><p>Cửa Hàng Mây <span>· ${section}</span></p><a href="/">Trang nhân viên</a>
<form method="post" action="/log-out"><button>Đăng xuất</button></form></div></header>
<main>${body}</main>`,
  );
