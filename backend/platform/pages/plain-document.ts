import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

export const inlineStyle = (style: string): Markup => html`<style>${raw(style)}</style>`;

/** Vietnamese, not indexed. `head`: style sheet and other head elements; root `attributes` with a leading space. */
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

/** The day as in mails and in the shop: two digits, four for the year. */
const toSeconds = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Vietnam's time to the second, for logs. */
export const formatLogTime = (at: Date | number): string => toSeconds.format(at);
