import { brandColours } from '#core/shared/shop/brand-colours.ts';
import type { ShopLook } from '#core/shared/shop/shop-identity.ts';

const font = '"Plus Jakarta Sans","Segoe UI",Roboto,Helvetica,Arial,sans-serif';

/** Light colours of the design tokens: mail programs need them inline. */
export const mailStyle = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#F5F6FA', fontFamily: font },
  card: { maxWidth: 568, margin: '0 auto', backgroundColor: '#FFFFFF', border: '1px solid #E0E4EE', borderRadius: 14 },
  top: { padding: '16px 28px', borderRadius: '13px 13px 0 0' },
  logo: { margin: 0, color: '#FFFFFF', fontSize: 17, lineHeight: '24px', fontWeight: 700 },
  inner: { padding: '24px 28px 28px' },
  heading: { margin: '0 0 16px', color: '#121A30', fontSize: 22, lineHeight: '30px', fontWeight: 700 },
  text: { margin: '0 0 14px', color: '#121A30', fontSize: 15, lineHeight: '24px', whiteSpace: 'pre-line' },
  note: { margin: '0 0 14px', color: '#5B657D', fontSize: 13, lineHeight: '20px', whiteSpace: 'pre-line' },
  soft: { color: '#434D66' },
  strong: { color: '#121A30', fontWeight: 600 },
  code: {
    margin: '0 0 14px',
    padding: '12px 16px',
    backgroundColor: '#EEF1F7',
    borderRadius: 9,
    color: '#121A30',
    fontSize: 28,
    lineHeight: '36px',
    fontWeight: 700,
    letterSpacing: 6,
    textAlign: 'center',
  },
  action: { margin: '0 0 18px' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: 9,
    color: '#FFFFFF',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { textDecoration: 'underline', wordBreak: 'break-all' },
  items: { width: '100%', margin: '0 0 14px', borderTop: '1px solid #E0E4EE' },
  cell: { padding: '10px 0', borderBottom: '1px solid #E0E4EE', color: '#121A30', fontSize: 15, lineHeight: '22px' },
  amount: {
    padding: '10px 0 10px 16px',
    borderBottom: '1px solid #E0E4EE',
    color: '#121A30',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  foot: {
    margin: '16px auto 0',
    maxWidth: 568,
    color: '#5B657D',
    fontSize: 13,
    lineHeight: '20px',
    textAlign: 'center',
  },
} as const;

/** What the firm's colour changes, on light and on dark ground. */
export type MailColours = Readonly<Record<'ink' | 'primary' | 'primary-text', readonly [light: string, dark: string]>>;

export const mailColours = ({ colour }: Pick<ShopLook, 'colour'>): MailColours =>
  colour === null
    ? { ink: ['#18246E', '#131B50'], primary: ['#2B3FCB', '#5068F5'], 'primary-text': ['#2B3FCB', '#A5B5FF'] }
    : brandColours(colour);

/** Dark colours of the same tokens, for mail programs that read style sheets. Inline styles need `!important`. */
export const darkStyle = (colours: MailColours): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-page,.m-page>table>tbody>tr>td{background-color:#0B0F1B!important}
.m-card{background-color:#131929!important;border-color:#273149!important}
.m-top{background-color:${colours.ink[1]}!important}
.m-text,.m-strong{color:#EEF1F8!important}
.m-soft{color:#B9C2D6!important}
.m-note{color:#95A0B9!important}
.m-code{background-color:#1B2336!important;color:#EEF1F8!important}
.m-button{background-color:${colours.primary[1]}!important}
.m-link{color:${colours['primary-text'][1]}!important}
.m-line{border-color:#273149!important}
}
@media (max-width:480px){.m-inner{padding:20px 18px 22px!important}.m-top{padding:14px 18px!important}}`;
