import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** An inline style sheet. */
export const inlineStyle = (style: string): Markup => html`<style>${raw(style)}</style>`;

/**
 * A server-rendered page of a service: Vietnamese, not indexed by search engines. `head`: its style sheet and other
 * head elements; `attributes` of the root element, with a leading space.
 */
export const renderPlainDocument = (
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

/** Date and time in Vietnamese format and time zone. */
export const vietnamTimeFormat = (timeStyle: 'short' | 'medium'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', dateStyle: 'short', timeStyle });
