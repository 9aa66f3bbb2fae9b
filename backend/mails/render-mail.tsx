import { toPlainText } from '@react-email/components';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailingShop, MailText } from './mail.ts';
import { MailLayout } from './mail-layout.tsx';

/** Mail programs of Windows judge a mail without it by older rules. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const textSelectors = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'tr.m-row', format: 'block' },
  { selector: 'td.m-amount', format: 'inlineSurround', options: { prefix: ': ' } },
];

/** Both forms of a mail, from the same parts. */
export const renderMail = (shop: MailingShop, mail: MailText): { readonly html: string; readonly text: string } => {
  const html = DOCTYPE + renderToStaticMarkup(<MailLayout shop={shop} {...mail} />);
  return { html, text: toPlainText(html, { selectors: textSelectors }) };
};
