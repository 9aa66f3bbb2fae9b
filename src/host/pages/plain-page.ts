import * as paths from '#core/shared/paths.ts';
import { THEME_COLOUR } from '#core/shared/shop/brand-colours.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { barePolicy, hashSource } from '#host/http/security-headers.ts';
import { titleOf } from '#ui/app/titles.vi.ts';
import { type PlainPage, plainLabels, plainPages } from '#ui/shell/trouble/plain-pages.vi.ts';

const styleOf = (colour: string): string =>
  `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:light-dark(#14213d,#e8ecf5);background:light-dark(#f6f8fc,#0d1424)}main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.6rem;line-height:1.3}a{display:inline-block;margin:.5rem;padding:.7rem 1.3rem;border-radius:.6rem;border:1px solid currentcolor;color:inherit;text-decoration:none}a.main{border-color:${colour};background:${colour};color:#fff;font-weight:600}a:focus-visible{outline:3px solid;outline-offset:2px}`;

const styleIn = ({ look }: Pick<ShopIdentity, 'look'>): string => styleOf(look.colour ?? THEME_COLOUR);

export const plainPagePolicy = (identity: Pick<ShopIdentity, 'look'>): string =>
  `${barePolicy}; style-src ${hashSource(styleIn(identity))}`;

/** A link of the page; `href` is a path of the shop. */
export type PlainAction = { readonly href: string; readonly text: string };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** No script, data or UI components: works when everything else fails. [ROUTE-46, ERR-09] */
export const plainPage = (identity: ShopIdentity, page: PlainPage, action: PlainAction | null = null): string => {
  const { title, text } = plainPages(identity)[page];
  const pressed = action === null ? '' : `<a class="main" href="${escapeHtml(action.href)}">${action.text}</a> `;
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${escapeHtml(titleOf(title, identity.name))}</title><style>${styleIn(identity)}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(text)}</p>${pressed}<a href="/">${plainLabels.home}</a> <a href="${paths.shop}">${plainLabels.shop}</a></main></body></html>`;
};
