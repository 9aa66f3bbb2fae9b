/**
 * An address that Android opens in the browser of the machine; where it cannot, the page itself opens. `address` is
 * absolute; its fragment is left out. [https://developer.chrome.com/docs/android/intents]
 */
export const inSystemBrowser = (address: string): string => {
  const scheme = address.slice(0, address.indexOf(':'));
  const fields = [
    `scheme=${scheme}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(address)}`,
  ];
  const place = address.slice(scheme.length).split('#', 1)[0];
  return `intent${place}#Intent;${fields.join(';')};end`;
};
