import Cookies from 'js-cookie';
import type { ConsentPurpose } from '#core/consent/consent.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import { purposeOfCookie } from '#core/consent/third-party-cookies.ts';
import { browserChatWidget } from './chat-widget.ts';
import { browserTags } from './tags.ts';
import { browserVitals } from './vitals.ts';

export const browserIntegrationLoader = (): IntegrationLoader => {
  const chat = browserChatWidget();
  const tags = browserTags();
  const vitals = browserVitals();
  const seen = new Set<ConsentPurpose>();
  return {
    chat: {
      ...chat,
      load: (service, into) => {
        seen.add('chat');
        return chat.load(service, into);
      },
    },
    tags: {
      ...tags,
      load: (ids, granted) => {
        if (ids.tagManager !== null) seen.add('statistics');
        if (ids.ads !== null) seen.add('ads');
        tags.load(ids, granted);
      },
    },
    vitals: {
      start: (pages) => {
        seen.add('statistics');
        vitals.start(pages);
      },
    },
    loadedPurposes: () => [...seen],
    forget: (purposes) => {
      const gone: ReadonlySet<ConsentPurpose | undefined> = new Set(purposes);
      const names = Object.keys(Cookies.get()).filter((name) => gone.has(purposeOfCookie(name)));
      for (const name of names)
        for (const domain of candidateDomains(window.location.hostname)) deleteCookie(name, domain);
    },
  };
};

const deleteCookie = (name: string, domain: string | null): void =>
  Cookies.remove(name, { path: '/', ...(domain === null ? {} : { domain }) });

/** Host only, the host and every parent, because tags use the highest domain they can. */
const candidateDomains = (host: string): readonly (string | null)[] => {
  const parts = host.split('.');
  return [null, ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
};
