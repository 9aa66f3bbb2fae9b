import { html } from 'hono/html';
import { pagePolicy } from './page-policy.ts';
import { inlineStyle } from './plain-document.ts';
import { staffScriptPolicy, staffScriptTag } from './staff-script.ts';

/** The shop's colours. `soft` is a background, the plain name the text on it. */
const tokens = `
:root{color-scheme:light dark;--bg:light-dark(#F5F6FA,#0B0F1B);--card:light-dark(#FFF,#131929);--well:light-dark(#EEF1F7,#1B2336);--line:light-dark(#E0E4EE,#273149);--control:light-dark(#838DA4,#6A7796);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--ink:light-dark(#18246E,#131B50);--primary:light-dark(#2B3FCB,#A5B5FF);--fill:light-dark(#2B3FCB,#5068F5);--primary-soft:light-dark(#ECEFFD,#1D2750);
--ok:light-dark(#0A6643,#6EDDAE);--ok-soft:light-dark(#E0F4EA,#0E3024);--warn:light-dark(#974006,#FFB37D);--warn-soft:light-dark(#FFEBDD,#3B2110);--bad:light-dark(#B0231B,#FF9F97);--bad-soft:light-dark(#FDEBE9,#3C1717);--promo:light-dark(#754800,#FFD170)}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.58 "Plus Jakarta Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}`;

const elements = `
header{background:var(--ink);color:#fff;padding:12px 20px}header p{margin:0 auto;max-width:720px;font-weight:700}header span{font-weight:400;opacity:.85}
main{max-width:760px;margin:0 auto;padding:24px 20px 48px;min-width:0}h1{font-size:1.5rem;line-height:1.3;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:1.0625rem;line-height:1.4;margin:0}
article,.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:0 0 14px}article>h2+*{margin-top:8px}article>:last-child{margin-bottom:0}
p{margin:0 0 8px;overflow-wrap:anywhere}.soft{color:var(--text-2)}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0 0 10px}a{color:var(--primary)}
form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin-top:12px}form+:is(p,article){margin-top:14px}.fields{display:grid;gap:8px;max-width:520px}.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:8px 18px;border-radius:9px;border:1px solid var(--control);background:none;color:inherit;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center}
button[aria-pressed],.main:is(button,a){background:var(--fill);border-color:var(--fill);color:#fff}button.danger{border-color:var(--bad);color:var(--bad)}
:is(a,button,input,select,textarea,summary,[tabindex]):focus-visible{outline:3px solid var(--primary);outline-offset:2px}header :focus-visible{outline-color:#fff}
label,legend{font-weight:600}:is(input,select,textarea){font:inherit;color:inherit;min-height:44px;padding:9px 12px;border:1px solid var(--control);border-radius:9px;background:var(--card);min-width:0;max-width:100%}textarea{width:100%;min-height:88px}
input[type=checkbox]{min-height:20px;width:20px;height:20px;vertical-align:middle}fieldset{border:1px solid var(--line);border-radius:9px;display:flex;flex-wrap:wrap;gap:4px 18px;padding:8px 14px;min-width:0}fieldset label{font-weight:400;min-height:36px}
dl{display:grid;grid-template-columns:minmax(120px,auto) 1fr;gap:6px 16px;margin:0 0 12px}dt{color:var(--text-2)}dd{margin:0;overflow-wrap:anywhere}code{font-size:1.0625rem;overflow-wrap:anywhere}
.bad{color:var(--promo);font-weight:600}.qr{width:220px;background:#fff;padding:4px}.files{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:200px}figure img{width:200px;height:140px;object-fit:cover;border:1px solid var(--line);border-radius:9px}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px}.stage{font-weight:600;color:var(--primary);white-space:nowrap}.stage.done{color:var(--ok)}.stage.called{color:var(--promo)}
.badge{font-size:.8125rem;font-weight:600;line-height:1.4;padding:3px 8px;border-radius:6px;background:var(--well);color:var(--text-2);white-space:nowrap}.badge.ok{background:var(--ok-soft);color:var(--ok)}.badge.warn{background:var(--warn-soft);color:var(--warn)}.badge.bad{background:var(--bad-soft);color:var(--bad)}
.note{border-radius:9px;padding:12px 16px;margin:0 0 16px;background:var(--ok-soft);color:var(--ok);font-weight:400}.note.warn{background:var(--warn-soft);color:var(--warn)}.note.bad{background:var(--bad-soft);color:var(--bad)}
.wide{overflow:auto}table{border-collapse:collapse;width:100%}:is(td,th){text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}.number{text-align:right;white-space:nowrap}th{color:var(--text-2);font-weight:600;font-size:.875rem}`;

/** Header, navigation and lists: a column beside the page, on narrow screens a layer that a button opens. */
const house = `
.house header{position:sticky;top:0;z-index:2}header>div{display:flex;gap:4px 14px;align-items:center}.house header>div p{margin:0 auto 0 0}header form{margin:0}header button{min-height:44px;padding:4px 12px;border-color:#ffffff80}.who{max-width:18ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.house main{max-width:1120px;margin:0}.house main .fields{max-width:640px}.skip{position:absolute;left:-9999px}.skip:focus{position:fixed;left:8px;top:8px;z-index:3;background:var(--card);padding:12px}
.head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin:0 0 16px}.head h1{margin:0}.head form{margin:0}
#danh-muc{color:var(--text);background:var(--card);border:0;padding:16px 12px 32px}#danh-muc p{margin:14px 10px 2px;font-size:.8125rem;font-weight:600;color:var(--text-2)}#danh-muc ul{list-style:none;margin:0;padding:0}
#danh-muc a{display:flex;align-items:center;min-height:44px;padding:6px 10px;border-radius:9px;color:inherit;text-decoration:none}#danh-muc a:hover{background:var(--well)}#danh-muc a[aria-current]{background:var(--primary-soft);color:var(--primary);font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px;list-style:none;margin:0 0 24px;padding:0}.tiles a{display:flex;justify-content:space-between;gap:12px;align-items:center;min-height:64px;padding:12px 18px;background:var(--card);border:1px solid var(--line);border-radius:14px;text-decoration:none;color:var(--text);font-weight:600}.tiles a:hover{border-color:var(--primary)}.tiles :is(b,.none){white-space:nowrap}.tiles b{font-size:1.375rem;color:var(--warn)}.hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}.tiles .none{color:var(--text-2);font-weight:400}.house :is(main,.columns>div)>h2{margin:20px 0 10px}
.tabs{display:flex;flex-wrap:wrap;gap:4px;margin:0 0 16px}.tabs a{display:inline-flex;align-items:center;min-height:44px;padding:6px 12px;border-radius:9px;color:inherit;text-decoration:none;border:1px solid var(--line);background:var(--card)}.tabs a[aria-current]{background:var(--primary-soft);color:var(--primary);border-color:var(--primary);font-weight:600}
.search{margin:0 0 14px}.search div{display:grid;gap:4px}.search .words{flex:1 1 240px;max-width:420px}.pages{display:flex;gap:16px;margin:14px 0 0}.pages a{display:inline-flex;align-items:center;min-height:44px}
.facts{margin:4px 0 0;padding-left:18px}.columns{display:grid;gap:14px;align-items:start}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:0 14px}
@media(max-width:719px){.who{display:none}#danh-muc{position:fixed;inset:0 0 0 auto;width:min(320px,88vw);height:100dvh;max-height:none;margin:0}#danh-muc::backdrop{background:#0008}
.house header,.house main{padding-left:16px;padding-right:16px}.house header :is(p span,.who){display:none}.house header :is(p,button){white-space:nowrap}.house header p{min-width:0;overflow:hidden;text-overflow:ellipsis}.house header button{padding:4px 10px}.fold :is(thead){position:absolute;left:-9999px}.fold :is(tbody,tr,td){display:block}.fold tr{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:10px 14px;margin:0 0 10px}.fold td{border:0;padding:3px 0;text-align:left;display:grid;grid-template-columns:minmax(92px,34%) minmax(0,1fr);gap:10px}.fold td::before{content:attr(data-label);color:var(--text-2)}.fold td>*{min-width:0}}
@media(min-width:720px) and (max-width:1039px){#danh-muc{position:fixed;inset:0 0 0 auto;width:320px;height:100dvh;max-height:none;margin:0}}
@media(min-width:720px){.fold{background:var(--card);border:1px solid var(--line);border-radius:14px;border-collapse:separate;border-spacing:0;overflow:hidden}.fold tr:last-child td{border-bottom:0}.fold tbody tr:hover{background:var(--well)}.columns{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
@media(min-width:1040px){.house body{display:grid;grid-template-columns:248px minmax(0,1fr);grid-template-rows:auto 1fr;min-height:100vh}.house header{grid-column:1/-1}.house header .menu{display:none}#danh-muc{display:block;position:sticky;top:68px;height:calc(100vh - 68px);overflow:auto;width:auto;max-width:none;margin:0;border-right:1px solid var(--line)}.house main{padding:28px 32px 64px;width:100%}}`;

/** For staff pages and pages that messages link to. */
export const staffStyle = tokens + elements + house;

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
