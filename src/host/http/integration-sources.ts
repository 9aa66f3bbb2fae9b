import type { Integrations } from '#core/shared/settings.ts';

/** Third-party sources of a page, by CSP directive. Their scripts are loaded by the shop's, which needs no source. */
export type ForeignSources = Readonly<Record<'frame' | 'image' | 'connect', readonly string[]>>;

const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ads = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/**
 * Same CSP for everyone; pages load these only after consent. [SCR-01, CHAT-01; Google's guide to its tags and CSP]
 */
export const integrationSources = (configured: Integrations): ForeignSources => {
  const chat = configured.chat === null ? [] : [new URL(configured.chat.host).origin];
  const tags = configured.tagManager === null && configured.ads === null ? [] : [tagManager];
  const counted = configured.tagManager === null ? [] : analytics;
  const advertised = configured.ads === null ? [] : ads;
  return {
    frame: [...chat, ...tags, ...(configured.ads === null ? [] : ['https://td.doubleclick.net'])],
    image: [...chat, ...tags, ...counted, ...advertised],
    connect: [...chat, ...tags, ...counted, ...advertised],
  };
};
