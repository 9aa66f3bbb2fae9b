import type { Tags } from '#core/consent/integration-loader.port.ts';

type Granted = Parameters<Tags['load']>[1];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const GOOGLE = 'https://www.googletagmanager.com';

const layer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Google's own function requires the `arguments` object, not an array. */
function gtag(..._call: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag reads this very object
  layer().push(arguments);
}

const addScript = (src: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
};

const yes = (granted: boolean): 'granted' | 'denied' => (granted ? 'granted' : 'denied');

/** Consent mode v2: deny everything first, then grant what the visitor allowed. */
const updateConsent = ({ statistics, ads }: Granted): void => {
  const advertising = { ad_storage: yes(ads), ad_user_data: yes(ads), ad_personalization: yes(ads) };
  gtag('consent', 'update', { analytics_storage: yes(statistics), ...advertising });
};

const denyEverything = (): void =>
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  });

/** Google's tag manager and ads tag; reports URLs without query, which may contain an order id. */
export const browserTags = (): Tags => {
  const loaded = new Set<string>();
  const once = (id: string, how: () => void): void => {
    if (loaded.has(id)) return;
    loaded.add(id);
    how();
  };
  return {
    load: ({ tagManager, ads }, granted) => {
      if (tagManager === null && ads === null) return;
      once('consent', denyEverything);
      updateConsent(granted);
      gtag('set', { page_location: window.location.origin + window.location.pathname });
      if (tagManager !== null)
        once(tagManager, () => {
          layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
          addScript(`${GOOGLE}/gtm.js?id=${tagManager}`);
        });
      if (ads !== null)
        once(ads, () => {
          gtag('js', new Date());
          gtag('config', ads);
          addScript(`${GOOGLE}/gtag/js?id=${ads}`);
        });
    },
    reportNavigation: (path) => {
      if (loaded.size === 0) return;
      gtag('set', { page_location: window.location.origin + path });
      layer().push({ event: 'routeChange', path });
    },
  };
};
