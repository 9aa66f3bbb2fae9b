/** An app whose own small browser shows the shop: cookies of its own, and Google refuses to log in there. */
export type AppName = 'Zalo' | 'Messenger' | 'Instagram' | 'TikTok' | 'Facebook';

export type InAppBrowser = { readonly app: AppName; readonly isAndroid: boolean };

/** The order matters: Messenger and Instagram also carry signs of Facebook. */
export const appSigns: readonly (readonly [name: AppName, sign: RegExp])[] = [
  ['Zalo', /\bZalo\b/i],
  ['Messenger', /\bMessengerForiOS\b|\bFB_IAB\/(?:MESSENGER|Orca)/i],
  ['Instagram', /\bInstagram \d/],
  ['TikTok', /\bmusical_ly|\bBytedanceWebview\b|\btrill_\d/],
  ['Facebook', /\bFBAN\/|\bFBAV\//],
];

/** null for a browser of its own, and for an app that does not say its name. */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | null => {
  const found = appSigns.find(([, sign]) => sign.test(userAgent));
  return found === undefined ? null : { app: found[0], isAndroid: /\bAndroid\b/.test(userAgent) };
};
