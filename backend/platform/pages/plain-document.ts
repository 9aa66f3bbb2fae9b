import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** A sheet that stands in its document. */
export const ownSheet = (style: string): Markup => html`<style>${raw(style)}</style>`;

/**
 * A page that a service draws by itself: Vietnamese, and for no search engine. `head`: its sheet and what else belongs
 * there; `attributes` of its root, with a space before them.
 */
export const plainDocument = (
  {
    title,
    head,
    attributes = '',
  }: { readonly title: string; readonly head: Markup; readonly attributes?: Markup | '' },
  body: Markup,
): Markup => html`<!doctype html>
<html lang="vi"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title}</title>
${head}
</head>
<body>${body}</body>
</html>`;

/** Day and time in Vietnam as people there write them. */
export const vietnamTime = (timeStyle: 'short' | 'medium'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short', timeStyle });
