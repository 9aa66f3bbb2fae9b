import type { Page } from '@playwright/test';

/** As browsers translate: each text becomes a `font` in a `font`, also of what appears later. `mark`: what stands around it. */
export const translate = (page: Page, mark = '[]'): Promise<void> =>
  page.evaluate(
    ([before = '', after = '']) => {
      const wrap = (text: Text): void => {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('font, svg, script, style, textarea, option, title')) return;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = before + text.data + after;
        outer.append(inner);
        text.replaceWith(outer);
      };
      const wrapAll = (root: Node): void => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(wrap);
      };
      wrapAll(document.body);
      document.documentElement.classList.add('translated-ltr');
      document.documentElement.lang = 'en';
      new MutationObserver((seen) => {
        for (const { addedNodes, target } of seen) {
          if (target instanceof Text) wrap(target);
          for (const node of addedNodes) node instanceof Text ? wrap(node) : wrapAll(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [...mark],
  );

/** What extensions do: marks on fields, nodes beside them, a frame at the end, styles in the head. */
export const extend = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) {
      field.setAttribute('data-lpignore', 'true');
      field.insertAdjacentHTML('afterend', '<span></span>');
    }
    document.body.prepend(document.createElement('grammarly-desktop-integration'));
    document.body.append(document.createElement('aside'));
    document.head.append(document.createElement('style'));
  });
