const sheet = new CSSStyleSheet();
let text = '';

/**
 * notistack's goober appends its styles to the text of a style element, which the Content-Security-Policy forbids. It
 * takes this one instead, whose text becomes a constructed sheet. Must be imported before notistack.
 */
Object.assign(window, {
  _goober: {
    parentNode: document,
    firstChild: {
      get data(): string {
        return text;
      },
      set data(styles: string) {
        text = styles;
        sheet.replaceSync(styles);
      },
    },
  },
});
document.adoptedStyleSheets.push(sheet);

export {};
