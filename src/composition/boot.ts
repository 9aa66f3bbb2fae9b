type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/** What the document's inline script leaves, see `STYLED` in `src/ssr/manifest.ts`. */
type Prepared = { readonly $styled: Promise<unknown>; readonly trustedTypes?: TrustedTypes };

/**
 * The only script of a document that has a source, and with it an integrity. Starts the entry after the full style
 * sheet, so that its output is styled, and after the document, which it reads. The policy `shop` gives only files of
 * the build to script elements. [Trusted Types, 3.3]
 */
const boot = ({ $styled, trustedTypes }: Prepared): void => {
  const entry = document.currentScript?.dataset.entry ?? '';
  const policy = trustedTypes?.createPolicy('shop', {
    createScriptURL: (address) => {
      if (!address.startsWith('/assets/')) throw new TypeError('not a file of the build');
      return address;
    },
  });
  const start = (): void => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    document.head.append(Object.assign(script, { src: policy?.createScriptURL(entry) ?? entry }));
  };
  const isParsed = (): boolean => document.readyState !== 'loading';
  void $styled.then(() => (isParsed() ? start() : document.addEventListener('DOMContentLoaded', start)));
};

// The renderer writes the inline script before this one.
boot(window as unknown as Prepared);

export {};
