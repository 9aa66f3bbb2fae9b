import { html } from 'hono/html';
import { pagePolicy } from './page-policy.ts';
import { inlineStyle } from './plain-document.ts';
import { staffScriptPolicy, staffScriptTag } from './staff-script.ts';

/** The shop's colours. `soft` is a background, the plain name the text on it. */
const tokens = `
:root{color-scheme:light dark;--bg:light-dark(#F5F6FA,#0B0F1B);--card:light-dark(#FFF,#131929);--line:light-dark(#E0E4EE,#273149);--control:light-dark(#838DA4,#6A7796);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--ink:light-dark(#18246E,#131B50);--primary:light-dark(#2B3FCB,#A5B5FF);--fill:light-dark(#2B3FCB,#5068F5);--promo:light-dark(#754800,#FFD170)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.58 "Plus Jakarta Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}`;

const elements = `
header{background:var(--ink);color:#fff;padding:12px 20px}header p{margin:0 auto;max-width:720px;font-weight:700}header span{font-weight:400;opacity:.85}
main{max-width:760px;margin:0 auto;padding:24px 20px 48px;min-width:0}h1{font-size:1.5rem;line-height:1.3;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:1.0625rem;line-height:1.4;margin:0}
article,.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:0 0 14px}article>h2+*{margin-top:8px}article>:last-child{margin-bottom:0}
p{margin:0 0 8px;overflow-wrap:anywhere}.soft{color:var(--text-2)}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0 0 10px}a{color:var(--primary)}
form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin-top:12px}form+:is(p,article){margin-top:14px}.fields{display:grid;gap:8px;max-width:520px}.row{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px}.row form{margin:0}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border-radius:9px;border:1px solid var(--control);background:none;color:inherit;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center}
.main:is(button,a){background:var(--fill);border-color:var(--fill);color:#fff}
:is(a,button,input):focus-visible{outline:3px solid var(--primary);outline-offset:2px}
label{font-weight:600}input{font:inherit;color:inherit;min-height:44px;padding:9px 12px;border:1px solid var(--control);border-radius:9px;background:var(--card);min-width:0;max-width:100%}
code{font-size:1.0625rem;overflow-wrap:anywhere}.bad{color:var(--promo);font-weight:600}.qr{width:220px;background:#fff;padding:4px}figure{margin:0}`;

/** For staff pages and pages that messages link to. */
export const staffStyle = tokens + elements;

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
