import { useLayoutEffect } from 'react';

/**
 * Parts of a page that change what lies outside of them, such as the height of the contact bar. The root carries their
 * names as attributes: a rule that looks from the root for a part (`:root:has(…)`) makes browsers match the styles of
 * the whole page anew with every element that comes or goes.
 */
export const rootMarks = ['buy-bar', 'portal', 'short-header', 'consent-strip'] as const;
export type RootMark = (typeof rootMarks)[number];

/** Marks the root while the part is on the page. For its element, in which the host finds the mark. */
export const useRootMark = (mark: RootMark): { readonly 'data-mark': RootMark } => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const name = `data-${mark}`;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [mark]);
  return { 'data-mark': mark };
};

/** Marks the root of a document that the host has drawn. */
export const markRoot = (html: string): string => {
  const marks = rootMarks.filter((mark) => html.includes(` data-mark="${mark}"`));
  return html.replace('<html', () => ['<html', ...marks.map((mark) => `data-${mark}`)].join(' '));
};
