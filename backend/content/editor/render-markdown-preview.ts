import { html } from 'hono/html';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import { isLink } from './links.ts';
import type { Part } from './page.ts';

const renderTokens = (tokens: readonly Token[] | undefined): readonly Part[] =>
  // Other token kinds come from plugins, which are not used here.
  (tokens ?? []).map((token) => renderToken(token as MarkedToken));

const renderHeading = ({ depth, tokens }: Tokens.Heading): Markup => {
  if (depth <= 2) return html`<h2>${renderTokens(tokens)}</h2>`;
  return depth === 3 ? html`<h3>${renderTokens(tokens)}</h3>` : html`<h4>${renderTokens(tokens)}</h4>`;
};

const renderList = ({ ordered, items }: Tokens.List): Markup => {
  const each = items.map((item) => html`<li>${renderTokens(item.tokens)}</li>`);
  return ordered ? html`<ol>${each}</ol>` : html`<ul>${each}</ul>`;
};

const renderTable = ({ header, rows }: Tokens.Table): Markup => html`<div class="wide-table" tabindex="0"><table>
<thead><tr>${header.map((cell) => html`<th>${renderTokens(cell.tokens)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${renderTokens(cell.tokens)}</td>`)}</tr>`)}</tbody>
</table></div>`;

const renderLink = ({ href, tokens }: Tokens.Link): Part =>
  isLink(href) || /^(mailto|tel):[^\s"<>]+$/i.test(href)
    ? html`<a href="${href}" rel="nofollow">${renderTokens(tokens)}</a>`
    : html`${renderTokens(tokens)}`;

const renderImage = ({ href, text }: Tokens.Image): Part =>
  /^\/uploads\/[\w./-]+$/.test(href) ? html`<img src="${href}" alt="${text}">` : text;

const renderToken = (token: MarkedToken): Part => {
  switch (token.type) {
    case 'heading':
      return renderHeading(token);
    case 'paragraph':
      return html`<p>${renderTokens(token.tokens)}</p>`;
    case 'list':
      return renderList(token);
    case 'blockquote':
      return html`<blockquote>${renderTokens(token.tokens)}</blockquote>`;
    case 'code':
      return html`<pre tabindex="0"><code>${token.text}</code></pre>`;
    case 'table':
      return renderTable(token);
    case 'hr':
      return html`<hr>`;
    case 'br':
      return html`<br>`;
    case 'strong':
      return html`<strong>${renderTokens(token.tokens)}</strong>`;
    case 'em':
      return html`<em>${renderTokens(token.tokens)}</em>`;
    case 'del':
      return html`<del>${renderTokens(token.tokens)}</del>`;
    case 'codespan':
      return html`<code>${token.text}</code>`;
    case 'link':
      return renderLink(token);
    case 'image':
      return renderImage(token);
    case 'text':
      return 'tokens' in token && token.tokens ? html`${renderTokens(token.tokens)}` : token.text;
    case 'escape':
      return token.text;
    // HTML and link definitions are never rendered.
    default:
      return '';
  }
};

/** Renders as the shop does, without HTML. */
export const renderMarkdownPreview = (markdown: string): Markup =>
  html`<div class="look">${renderTokens(lexer(markdown))}</div>`;
