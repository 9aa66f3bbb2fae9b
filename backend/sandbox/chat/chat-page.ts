import { html, raw } from 'hono/html';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { type ChatMessage, MAX_MESSAGE_LENGTH } from './service.ts';

export const chatStyle = `
:root{color-scheme:light dark;--card:light-dark(#FFF,#1A2236);--well:light-dark(#EEF1F7,#131929);--line:light-dark(#838DA4,#6A7796);
--text:light-dark(#121A30,#EEF1F8);--text-2:light-dark(#434D66,#B9C2D6);--primary:light-dark(#2B3FCB,#5068F5);--soft:light-dark(#ECEFFD,#1D2750)}
*{box-sizing:border-box}html,body{height:100%}body{margin:0;display:flex;flex-direction:column;background:var(--card);color:var(--text);
font:400 .9375rem/1.5 "Plus Jakarta Sans",system-ui,sans-serif}header{display:flex;justify-content:space-between;align-items:center;gap:8px;
padding:10px 16px;background:var(--primary);color:#fff;font-weight:700}header p{margin:0}header span{display:block;font-weight:400;font-size:.8125rem}
main{flex:1;overflow:auto;padding:16px;background:var(--well)}ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li{max-width:85%;padding:8px 12px;border-radius:12px;background:var(--card);overflow-wrap:anywhere;white-space:pre-wrap}
li.visitor{justify-self:end;background:var(--soft)}form{display:flex;gap:8px;padding:12px}input[name=text]{flex:1;min-width:0;min-height:44px;
padding:8px 12px;border:1px solid var(--line);border-radius:9px;background:var(--card);color:inherit;font:inherit}
button{min-height:44px;padding:8px 16px;border:0;border-radius:9px;background:var(--primary);color:#fff;font:600 .9375rem system-ui;cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:1px}.soft{color:var(--text-2);margin:0 0 12px}`;

const renderPage = (title: string, body: Markup, key: string): Markup =>
  renderPlainDocument({ title, head: inlineStyle(chatStyle), attributes: html` data-conversation="${key}"` }, body);

/** Inside a tagged template the build would emit a call to a helper that is not installed. */
const widgetScript = '<script src="/chat/packs/js/widget.js"></script>';

/** The conversation in the iframe: an ordinary form; its script only reports readiness to the parent page. */
export const renderWidgetPage = (
  key: string,
  websiteToken: string,
  messages: readonly ChatMessage[],
  tooMany: boolean,
): Markup =>
  renderPage(
    'Live Chat',
    html`<header><p>Live Chat<span>Khung chat thử nghiệm</span></p><button type="button" id="close" hidden>Đóng</button></header>
<main id="talk">
${messages.length === 0 ? html`<p class="soft">Bạn cần hỏi gì? Nhắn một dòng, nhân viên sẽ trả lời.</p>` : ''}
<ol>${messages.map(({ author, text }) => html`<li class="${author}">${text}</li>`)}</ol>
${tooMany ? html`<p role="alert">Bạn nhắn hơi nhanh. Vui lòng đợi ít phút rồi nhắn tiếp.</p>` : ''}
</main>
<form method="post" action="/chat/widget">
<input type="hidden" name="cw_conversation" value="${key}"><input type="hidden" name="website_token" value="${websiteToken}">
<input name="text" aria-label="Tin nhắn" placeholder="Nhập tin nhắn" maxlength="${MAX_MESSAGE_LENGTH}" required autocomplete="off"><button>Gửi</button>
</form>
${raw(widgetScript)}`,
    key,
  );
