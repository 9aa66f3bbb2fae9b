/** Complaints about the text of the page as it is laid out now. Runs in the browser. */
export const measureText = async (): Promise<readonly string[]> => {
  await new Promise(requestAnimationFrame);
  /** Of less than this two lines only touch; CSS pixels. */
  const TOUCH = 3;
  /** Shorter texts fill no line. */
  const MIN_LETTERS = 24;
  const MIN_LETTERS_PER_LINE = 7;
  type Line = { readonly rect: DOMRect; readonly text: string; readonly layer: Element | null; readonly of: Element };

  const width = document.documentElement.clientWidth;
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let each: Element | null = element; each !== null; each = each.parentElement) found.push(each);
    return found;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** Text that is for screen readers alone is cut to a pixel. */
  const isUnseen = (element: Element): boolean => {
    const { clipPath, position } = styleOf(element);
    const { width: wide, height: high } = element.getBoundingClientRect();
    return clipPath !== 'none' || (position === 'absolute' && wide <= 1 && high <= 1);
  };
  const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflowX);
  /** Bars, drawers and open menus lie over the page. */
  const floats = (element: Element): boolean => /fixed|sticky/.test(styleOf(element).position);
  const cuts = (element: Element): boolean =>
    /hidden|clip/.test(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
  const tells = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 40);

  const complaints: string[] = [];
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) complaints.push(`scrolls sideways by ${sideways}`);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const of = node.parentElement;
    if (of === null || text.trim() === '' || of.closest('script, style, noscript, svg, option, [hidden]')) continue;
    const above = ancestors(of);
    // Not in what is folded up.
    if (!of.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || above.some(isUnseen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.length === 0) continue;
    const layer = above.find(floats) ?? null;
    const scroller = above.find(scrolls);
    const cutter = above.find(cuts);
    if (cutter === undefined) for (const rect of rects) lines.push({ rect, text, layer, of });
    const isEllipsis = above.some(
      (each) => styleOf(each).textOverflow === 'ellipsis' || styleOf(each).webkitLineClamp !== 'none',
    );
    const out = rects.find((rect) => rect.right > width + 1 || rect.left < -1);
    if (out && scroller === undefined && cutter === undefined && layer === null)
      complaints.push(`«${tells(text)}» is outside of the page`);
    if (cutter && scroller === undefined && !isEllipsis) {
      const edge = cutter.getBoundingClientRect();
      const isCut = rects.some((rect) => rect.right > edge.right + 1 && rect.left < edge.right - 1);
      if (isCut) complaints.push(`«${tells(text)}» is cut`);
    }
    const letters = text.trim().length;
    const rows = new Set(rects.map(({ top }) => Math.round(top))).size;
    if (letters >= MIN_LETTERS && letters / rows < MIN_LETTERS_PER_LINE)
      complaints.push(`«${tells(text)}» has ${rows} lines of ${Math.round(letters / rows)} letters`);
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  lines.forEach((line, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.rect.top > line.rect.bottom - TOUCH) break;
      if (other.layer !== line.layer || other.of === line.of) continue;
      const wide = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
      const high = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top;
      // Lines of one paragraph may be set closer than their letters are high.
      if (wide > TOUCH && high > Math.min(line.rect.height, other.rect.height) / 2)
        complaints.push(`«${tells(line.text)}» lies over «${tells(other.text)}»`);
    }
  });
  return [...new Set(complaints)];
};
