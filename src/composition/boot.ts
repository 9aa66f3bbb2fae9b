type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/** `pressed`: read by `src/ui/waking/early-press.ts`. */
type Page = { $pressed?: Element | null; readonly trustedTypes?: TrustedTypes };

/** A page that nobody touches wakes this long after it has loaded, when idle. Milliseconds. */
const IDLE_AFTER_MS = 2_500;
/** A page that starts with its first paint starts without one after this time, as in a hidden tab. Milliseconds. */
const PAINT_TIMEOUT_MS = 3_000;

const elementAt = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/** What leads to another document when it is pressed: the scripts of this one would only slow that down. */
const leads = (event: Event): boolean => elementAt(event)?.closest('a[href],button:not([type=button])') != null;

/** Mouse, touch, focus or key. A tap arrives first as a pointer, then as a touch, and gives the focus. */
const reasons: Readonly<Record<string, (event: Event) => boolean>> = {
  pointerover: (event) => (event as PointerEvent).pointerType !== 'touch',
  touchstart: (event) => !leads(event),
  touchmove: () => true,
  focusin: (event) => !leads(event),
  keydown: () => true,
};

/** The header has something to show to a visitor with a cart or an account. `hints`: names of cookies and notes. */
const isKnown = (hints: string): boolean => {
  try {
    return hints.split(' ').some((name) => document.cookie.includes(`${name}=`) || localStorage.getItem(name) !== null);
  } catch {
    // Storage is blocked.
    return false;
  }
};

const idly = self.requestIdleCallback ?? setTimeout;

/** Lays out the parts below the fold, each in an idle moment of its own: a picture of the whole page shows them. */
const layOut = ([part, ...rest]: readonly Element[]): void => {
  part?.setAttribute('data-laid-out', '');
  if (rest.length > 0) idly(() => layOut(rest));
};

/** `wake-page`: sent by `entry-overlays.ts`. */
const onNeed = (wake: () => void): void => {
  for (const [type, isReason] of Object.entries(reasons))
    addEventListener(type, (event) => isReason(event) && wake(), { capture: true, passive: true });
  addEventListener('load', () => setTimeout(() => idly(wake), IDLE_AFTER_MS));
  addEventListener('wake-page', wake);
};

/** From the paint's own entry: scripts that arrive with the first frame would delay it. */
const onPaint = (wake: () => void): void => {
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && wake()).observe({
    type: 'paint',
    buffered: true,
  });
  setTimeout(wake, PAINT_TIMEOUT_MS);
};

/** Counts the documents of this tab, of which the first is spared the voucher. [VCH-01] */
const countDocument = (key: string): void => {
  try {
    sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
  } catch {
    // Storage is blocked: the page that led here tells.
  }
};

/** Shows the bar, the overlay after a delay, and neither after a limit, in milliseconds. Null: the page stays. [LAY-02] */
const showLeaving = ({ quick, overlay, end }: DOMStringMap) => {
  let timers: readonly number[] = [];
  const show = (stage: string): void => document.querySelector('[data-stage]')?.setAttribute('data-stage', stage);
  return (path: string | null): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    show(path === null ? 'off' : 'bar');
    if (path === null) return;
    timers = [self.setTimeout(show, Number(end), 'off')];
    if (path !== quick) timers = [...timers, self.setTimeout(show, Number(overlay), 'overlay')];
  };
};

/**
 * Tells the path that a navigation of the browser leads to (empty when the browser does not say), and null when the
 * page stays after all: stopped, restored from the browser's cache, or answered with a file. Downloads, new tabs and
 * other schemes leave nothing.
 */
const onLeave = (tell: (path: string | null) => void): void => {
  if ('navigation' in window)
    navigation.addEventListener('navigate', ({ defaultPrevented, destination, downloadRequest, signal }) => {
      if (defaultPrevented || destination.sameDocument || downloadRequest !== null) return;
      tell(new URL(destination.url).pathname);
      signal.addEventListener('abort', () => tell(null));
    });
  // Browsers without the Navigation API.
  else addEventListener('beforeunload', () => tell(''));
  addEventListener('pageshow', ({ persisted }) => persisted && tell(null));
};

/** Another document of the shop, in place of this one. */
const isAnotherPage = ({ target, protocol, pathname, search }: HTMLAnchorElement): boolean =>
  target === '' && /^http/.test(protocol) && pathname + search !== location.pathname + location.search;

/**
 * Keeps a page that a press would leave without a network, and tells. A form that the worker could not send has left the
 * page as it was, and tells too: `src/worker/offline-worker.ts`.
 */
const onOffline = (tell: (isOffline: boolean) => void): void => {
  const keep = (event: Event): void => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    tell(true);
  };
  addEventListener('submit', keep);
  addEventListener('click', (event) => {
    const link = elementAt(event)?.closest<HTMLAnchorElement>('a[href]:not([download])');
    if (link && isAnotherPage(link)) keep(event);
  });
  navigator.serviceWorker?.addEventListener('message', () => tell(true));
  addEventListener('online', () => tell(false));
};

const WORKER = '/offline-worker.js';

/** Whatever stands in the document, only files of the build are loaded. [Trusted Types, 3.3] */
const checkAddress = (address: string): string => {
  if (address !== WORKER && !address.startsWith('/assets/')) throw new TypeError(`not a file of the build: ${address}`);
  return address;
};

/**
 * The only script that documents contain, inline. Loads the page's scripts and the full style sheet: those of a public
 * page, a cart or a log-in when they are needed; those of another private page, or of one whose header has more for a
 * known visitor, after the first paint. Until then links and forms work without them, the button that only a script
 * can answer is remembered, and a small script shows the overlays that the host drew.
 */
const boot = (page: Page, about: DOMStringMap): void => {
  const {
    start,
    hints = '',
    visit = '',
    sheet = '',
    scripts = '',
    integrity = '',
    owed = '',
    overlays,
    digest = '',
    address,
  } = about;
  countDocument(visit);
  onLeave(showLeaving(about));
  onOffline((isOffline) => document.getElementById('offline')?.toggleAttribute('hidden', !isOffline));
  // The answer to a form: reloading it must not send the form again.
  if (address) history.replaceState(null, '', address);
  const policy = page.trustedTypes?.createPolicy('shop', { createScriptURL: checkAddress });
  const add = <Name extends 'link' | 'script'>(name: Name, about: Partial<HTMLElementTagNameMap[Name]>): void => {
    document.head.append(Object.assign(document.createElement(name), about));
  };
  // A file that a cache or proxy has changed is not run. [W3C Subresource Integrity]
  const runModule = (file: string, integrity: string): void =>
    add('script', { type: 'module', integrity, src: policy?.createScriptURL(file) ?? file });
  const files = scripts.split(' ').map(checkAddress);
  const [sheetDigest = '', ...digests] = integrity.split(' ');
  const digestAt = (at: number): string => digests[at] ?? '';
  const run = (): void => runModule(files[0] ?? '', digestAt(0));
  // The entry reads the document and draws with the sheet.
  const runParsed = (): void => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', run) : run());
  let isAwake = false;
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    for (const [at, href] of files.entries()) add('link', { rel: 'modulepreload', integrity: digestAt(at), href });
    add('link', { rel: 'stylesheet', integrity: sheetDigest, href: sheet, onload: runParsed, onerror: runParsed });
    // Where the browser refuses it, its own page says that there is no network.
    void navigator.serviceWorker?.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined);
  };
  addEventListener(
    'click',
    (event) => {
      page.$pressed = elementAt(event)?.closest('button[type=button]') ?? null;
    },
    true,
  );
  // A press that no script of the page has answered. The field tells the host that it may answer with the next page:
  // the boot of that page corrects the address, as above. A form without scripts gets a redirect.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const mark = ({ formData }: FormDataEvent) => formData.has('_use') && formData.append('_scripted', '');
    if (!defaultPrevented) (target as HTMLFormElement).addEventListener('formdata', mark, { once: true });
  });
  addEventListener('load', () => idly(() => layOut([...document.querySelectorAll('[data-deferred="visible"]')])));
  if (start === 'paint' || isKnown(hints)) {
    onPaint(wake);
    return;
  }
  onNeed(wake);
  const isOwed = owed.split(' ').some((closed) => !document.cookie.includes(`${closed}=`));
  if (overlays && isOwed) addEventListener('load', () => isAwake || runModule(checkAddress(overlays), digest));
};

// The renderer writes the attributes.
boot(window as Page, document.currentScript?.dataset ?? {});

export {};
