import type { ChatWidget } from '#core/consent/integration-loader.port.ts';

/** Subset of Chatwoot's SDK. [https://www.chatwoot.com/docs/product/channels/live-chat/sdk] */
declare global {
  interface Window {
    chatwootSettings?: Readonly<Record<string, string | boolean>>;
    chatwootSDK?: { readonly run: (site: { readonly websiteToken: string; readonly baseUrl: string }) => void };
    $chatwoot?: {
      readonly hasLoaded?: boolean;
      readonly isOpen?: boolean;
      readonly toggle: (state?: 'open' | 'close') => void;
    };
  }
}

/** Maximum time to wait for the service's ready event, in ms. */
const TIMEOUT_MS = 20_000;

/** Must be set before the script runs. [CHAT-01] */
const settings = {
  hideMessageBubble: true,
  position: 'right',
  locale: 'vi',
  useBrowserLanguage: false,
  type: 'expanded_bubble',
  launcherTitle: 'Live Chat',
  darkMode: 'auto',
};

/** Chatwoot's widget in the current document. [ChatWidget] */
export const browserChatWidget = (): ChatWidget => {
  let state: ReturnType<ChatWidget['state']> = 'absent';
  let loading: Promise<boolean> | null = null;

  const load = async (host: string, websiteToken: string, into: string): Promise<boolean> => {
    state = 'loading';
    const there = await runSdk(host, websiteToken);
    state = there ? 'ready' : 'absent';
    if (there) moveLauncher(into);
    else loading = null;
    return there;
  };
  return {
    state: () => state,
    load: ({ host, websiteToken }, into) => {
      loading ??= load(host, websiteToken, into);
      return loading;
    },
    open: () => {
      if (state === 'ready') window.$chatwoot?.toggle('open');
      // biome-ignore lint/suspicious/noConsole: the line is what was specified [CHAT-04]
      else console.info('Live chat has not loaded yet.');
    },
    close: () => {
      if (state === 'ready' && window.$chatwoot?.isOpen === true) window.$chatwoot.toggle('close');
    },
  };
};

/** Whether the service became ready; Chatwoot's `run` ignores a second call, too. [CHAT-01] */
const runSdk = (host: string, websiteToken: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (window.$chatwoot?.hasLoaded === true) return resolve(true);
    window.chatwootSettings = settings;
    const script = document.createElement('script');
    const end = (there: boolean): void => {
      clearTimeout(late);
      if (!there) script.remove();
      resolve(there);
    };
    const late = setTimeout(() => end(false), TIMEOUT_MS);
    window.addEventListener('chatwoot:ready', () => end(true), { once: true });
    script.src = `${host}/packs/js/sdk.js`;
    script.async = true;
    script.addEventListener('load', () => {
      window.chatwootSDK?.run({ websiteToken, baseUrl: host });
      adoptStyles();
    });
    script.addEventListener('error', () => end(false));
    document.head.append(script);
  });

/** Chatwoot writes its styles as text, which the shop's policy refuses; a constructed sheet takes them over. */
const adoptStyles = (): void => {
  const element = document.getElementById('cw-widget-styles');
  if (!(element instanceof HTMLStyleElement) || element.sheet !== null) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(element.textContent);
  document.adoptedStyleSheets.push(sheet);
};

/** Moves the launcher into the contact bar; without a launcher the bar keeps its own button. [CHAT-02] */
const moveLauncher = (into: string): void => {
  const launcher = document.querySelector('#cw-bubble-holder, .woot--bubble-holder');
  if (launcher === null) return;
  document.getElementById(into)?.append(launcher);
  launcher.classList.remove('woot-hidden');
};
