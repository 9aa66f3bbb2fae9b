/** When the browser had loaded the document, in ms since it was opened; now while it loads. */
export const documentLoadedAt = (): number => {
  const [opened] = performance.getEntriesByType('navigation');
  const ended = opened && 'loadEventEnd' in opened ? Number(opened.loadEventEnd) : 0;
  return ended > 0 ? ended : performance.now();
};
