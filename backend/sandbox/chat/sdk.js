// Stands in for the chat service's own script where none is configured: the same names and events, a conversation in a frame.
(() => {
  const COOKIE = 'cw_conversation';
  const YEAR_SECONDS = 365 * 86_400;
  const style = `
.woot-widget-holder{position:fixed;right:20px;bottom:76px;z-index:2147483000;width:min(380px,calc(100vw - 40px));height:min(560px,calc(100dvh - 120px));
border-radius:16px;overflow:hidden;box-shadow:0 5px 40px rgb(0 0 0 / .28)}.woot-widget-holder iframe{width:100%;height:100%;border:0;display:block}
.woot--hide,.woot-hidden{display:none!important}.woot-widget-bubble{position:fixed;right:20px;bottom:20px;width:48px;height:48px;border:0;border-radius:50%;
background:#2b3fcb;color:#fff;cursor:pointer}
@media (max-width:668px){.woot-widget-holder{inset:0;width:auto;height:auto;border-radius:0}}`;

  const conversation = () =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1) ?? '';

  const added = (tag, className, parent) => {
    const element = document.createElement(tag);
    element.className = className;
    parent.append(element);
    return element;
  };

  const drawLauncher = (title) => {
    const holder = added('div', 'woot--bubble-holder woot-hidden', document.body);
    holder.id = 'cw-bubble-holder';
    const button = added('button', 'woot-widget-bubble', holder);
    button.type = 'button';
    button.title = title;
    button.setAttribute('aria-label', title);
    button.innerHTML =
      '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 5.500h16v11h-9L7.500 20v-3.500H4z"/></svg>';
    button.addEventListener('click', () => window.$chatwoot.toggle());
  };

  const run = ({ websiteToken, baseUrl }) => {
    if (window.$chatwoot) return;
    const settings = window.chatwootSettings ?? {};
    // The shop's policy lets no script write a style element; a constructed sheet is its way.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
    const holder = added('div', 'woot-widget-holder woot--hide', document.body);
    const frame = document.createElement('iframe');
    frame.id = 'chatwoot_live_chat_widget';
    frame.title = settings.launcherTitle ?? 'Chat';
    frame.src = `${baseUrl}/widget?${new URLSearchParams({ website_token: websiteToken, cw_conversation: conversation() })}`;
    window.$chatwoot = {
      ...settings,
      baseUrl,
      hasLoaded: false,
      isOpen: false,
      toggle(state) {
        this.isOpen = state === undefined ? !this.isOpen : state === 'open';
        holder.classList.toggle('woot--hide', !this.isOpen);
        if (this.isOpen) frame.focus();
      },
    };
    const events = {
      loaded: ({ authToken }) => {
        const secure = window.location.protocol === 'https:' ? '; Secure' : '';
        // biome-ignore lint/suspicious/noDocumentCookie: as the service's own script does
        document.cookie = `${COOKIE}=${authToken}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
        if (window.$chatwoot.hasLoaded) return;
        window.$chatwoot.hasLoaded = true;
        drawLauncher(settings.launcherTitle ?? 'Chat');
        window.dispatchEvent(new CustomEvent('chatwoot:ready'));
      },
      close: () => window.$chatwoot.toggle('close'),
    };
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== new URL(baseUrl).origin) return;
      events[data?.event]?.(data);
    });
    holder.append(frame);
  };

  window.chatwootSDK = { run };
})();
