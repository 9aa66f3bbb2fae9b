import { html } from 'hono/html';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { isLink } from './links.ts';
import type { Part } from './page.ts';

const inner = (tokens: readonly Token[] | undefined): readonly Part[] =>
  // Other token kinds come from plugins, which are not used here.
  (tokens ?? []).map((token) => part(token as MarkedToken));

const heading = ({ depth, tokens }: Tokens.Heading): Markup => {
  if (depth <= 2) return html`<h2>${inner(tokens)}</h2>`;
  return depth === 3 ? html`<h3>${inner(tokens)}</h3>` : html`<h4>${inner(tokens)}</h4>`;
};

const list = ({ ordered, items }: Tokens.List): Markup => {
  const each = items.map((item) => html`<li>${inner(item.tokens)}</li>`);
  return ordered ? html`<ol>${each}</ol>` : html`<ul>${each}</ul>`;
};

const table = ({ header, rows }: Tokens.Table): Markup => html`<div class="wide-table" tabindex="0"><table>
<thead><tr>${header.map((cell) => html`<th>${inner(cell.tokens)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inner(cell.tokens)}</td>`)}</tr>`)}</tbody>
</table></div>`;

const link = ({ href, tokens }: Tokens.Link): Part =>
  isLink(href) || /^(mailto|tel):[^\s"<>]+$/i.test(href)
    ? html`<a href="${href}" rel="nofollow">${inner(tokens)}</a>`
    : html`${inner(tokens)}`;

const image = ({ href, text }: Tokens.Image): Part =>
  /^\/uploads\/[\w./-]+$/.test(href) ? html`<img src="${href}" alt="${text}">` : text;

const part = (token: MarkedToken): Part => {
  switch (token.type) {
    case 'heading':
      return heading(token);
    case 'paragraph':
      return html`<p>${inner(token.tokens)}</p>`;
    case 'list':
      return list(token);
    case 'blockquote':
      return html`<blockquote>${inner(token.tokens)}</blockquote>`;
    case 'code':
      return html`<pre tabindex="0"><code>${token.text}</code></pre>`;
    case 'table':
      return table(token);
    case 'hr':
      return html`<hr>`;
    case 'br':
      return html`<br>`;
    case 'strong':
      return html`<strong>${inner(token.tokens)}</strong>`;
    case 'em':
      return html`<em>${inner(token.tokens)}</em>`;
    case 'del':
      return html`<del>${inner(token.tokens)}</del>`;
    case 'codespan':
      return html`<code>${token.text}</code>`;
    case 'link':
      return link(token);
    case 'image':
      return image(token);
    case 'text':
      return 'tokens' in token && token.tokens ? html`${inner(token.tokens)}` : token.text;
    case 'escape':
      return token.text;
    // HTML and link definitions are never rendered.
    default:
      return '';
  }
};

/** Preview of Markdown as the shop renders it; HTML in it is left out. */
export const markdownLook = (markdown: string): Markup => html`<div class="look">${inner(lexer(markdown))}</div>`;
