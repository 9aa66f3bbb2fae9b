/** Replaces every `?` after the first by `&`, as in concatenated URLs; null when nothing is wrong. [LAY-05] */
export const normalisePath = (pathAndQuery: string): string | null => {
  const first = pathAndQuery.indexOf('?');
  if (first < 0 || pathAndQuery.indexOf('?', first + 1) < 0) return null;
  return `${pathAndQuery.slice(0, first + 1)}${pathAndQuery.slice(first + 1).replaceAll('?', '&')}`;
};
