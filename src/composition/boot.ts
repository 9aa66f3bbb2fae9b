type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/**
 * The only script element of a document with a source. Loads the page's scripts and the full style sheet after the first
 * paint, because they would compete with the fonts; the entry starts after the sheet, so that its output is styled. The
 * policy `shop` gives only the build's files to script elements. [Trusted Types, 3.3]
 */
const boot = (): void => {
  const { entry = '', ahead = '', sheet = '' } = document.currentScript?.dataset ?? {};
  const policy = (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('shop', {
    createScriptURL: (address) => {
      if (!address.startsWith('/assets/')) throw new TypeError('not a file of the build');
      return address;
    },
  });
  const add = (tag: 'link' | 'script', properties: object): void =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const start = (): void => add('script', { type: 'module', src: policy?.createScriptURL(entry) ?? entry });
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of [entry, ...ahead.split(' ').filter(Boolean)]) add('link', { rel: 'modulepreload', href });
      add('link', { rel: 'stylesheet', href: sheet, onload: start, onerror: start });
    }),
  );
};

boot();

export {};
