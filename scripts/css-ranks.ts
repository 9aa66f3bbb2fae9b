import type { Plugin } from 'postcss';

/** How often a selector of the layer names an id that nothing has. */
const ranks: Readonly<Record<string, number>> = { kit: 1, page: 2 };

/**
 * Writes the layers `kit` and `page` as specificity: above MUI's rules, a page's above the kit's. MUI adds rules while a
 * page is used, and a rule that is added to a layer makes the browser lay out the whole document as if its fonts had
 * changed. What is not in one of the two stays as it is.
 */
export const cssRanks: Plugin = {
  postcssPlugin: 'css-ranks',
  AtRule: {
    layer: (layer) => {
      const rank = ranks[layer.params];
      if (rank === undefined || !layer.nodes) return;
      layer.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
        rule.selectors = rule.selectors.map((selector) =>
          // A type stands first in its compound; `:global()` of a CSS module is gone afterwards.
          selector.replace(/^(:global\()?(\*|[a-z][\w-]*)?/i, (start) => `${start}${':not(#\\#)'.repeat(rank)}`),
        );
      });
      layer.replaceWith(layer.nodes);
    },
  },
};
