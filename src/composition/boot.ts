type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/** `pressed`: read by `src/ui/kit/early-press.ts`. */
type Page = { $pressed?: Element | null; readonly trustedTypes?: TrustedTypes };

/** A page that nobody touches wakes this long after it has loaded, in an idle moment. Milliseconds. */
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

const onNeed = (wake: () => void): void => {
  for (const [type, isReason] of Object.entries(reasons))
    addEventListener(type, (event) => isReason(event) && wake(), { capture: true, passive: true });
  const idly = self.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => setTimeout(() => idly(wake), IDLE_AFTER_MS));
};

/** From the paint's own entry: scripts that arrive with the first frame would delay it. */
const onPaint = (wake: () => void): void => {
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && wake()).observe({
    type: 'paint',
    buffered: true,
  });
  setTimeout(wake, PAINT_TIMEOUT_MS);
};

/** Whatever stands in the document, only files of the build are loaded. [Trusted Types, 3.3] */
const checkAddress = (address: string): string => {
  if (!address.startsWith('/assets/')) throw new TypeError(`not a file of the build: ${address}`);
  return address;
};

/**
 * The only script that documents contain, inline. Loads the page's scripts and the full style sheet: those of a public
 * page when they are needed, those of a private page or for a known visitor after the first paint. Until then links and
 * forms work without them; the button that only a script can answer is remembered.
 */
const boot = (
  page: Page,
  { start, hints = '', sheet = '', scripts = '', integrity = '', address }: DOMStringMap,
): void => {
  // The answer to a form: reloading it must not send the form again.
  if (address) history.replaceState(null, '', address);
  const policy = page.trustedTypes?.createPolicy('shop', { createScriptURL: checkAddress });
  const add = <Name extends 'link' | 'script'>(name: Name, about: Partial<HTMLElementTagNameMap[Name]>): void => {
    document.head.append(Object.assign(document.createElement(name), about));
  };
  const files = scripts.split(' ').map(checkAddress);
  const entry = files[0] ?? '';
  // A file that a cache or proxy has changed is not run. [W3C Subresource Integrity]
  const [sheetDigest = '', ...digests] = integrity.split(' ');
  const digestAt = (at: number): string => digests[at] ?? '';
  const run = (): void =>
    add('script', { type: 'module', integrity: digestAt(0), src: policy?.createScriptURL(entry) ?? entry });
  // The entry reads the document and draws with the sheet.
  const runParsed = (): void => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', run) : run());
  let isAwake = false;
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    for (const [at, href] of files.entries()) add('link', { rel: 'modulepreload', integrity: digestAt(at), href });
    add('link', { rel: 'stylesheet', integrity: sheetDigest, href: sheet, onload: runParsed, onerror: runParsed });
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
  (start === 'need' && !isKnown(hints) ? onNeed : onPaint)(wake);
};

// The renderer writes the attributes.
boot(window as Page, document.currentScript?.dataset ?? {});

export {};
