/** Encoded letters and digits mean the plain ones, and readers of addresses drop blanks at the end. [RFC 3986 6.2.2.2] */
const plainSpelling = (pathname: string): string =>
  pathname
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code;
    })
    .replace(/(?:%20)+$/, '');

/**
 * The address as the shop spells it: `routePath` is the path of its row in the table of routes, null for none. Null when
 * it is spelled so already. The router also takes other cases, encoded letters and blanks; each spelling would be a page
 * of its own for caches and search engines, with the rules of another row. [ROUTE-44]
 */
export const ownAddress = (routePath: string | null, { pathname, search }: URL): string | null => {
  const given = plainSpelling(pathname).split('/');
  const own =
    routePath === null ? given : routePath.split('/').map((part, at) => (part.startsWith('$') ? given[at] : part));
  const path = (own.length === given.length ? own : given).join('/');
  // Two slashes would begin another site.
  return path === pathname || path === '' || path.startsWith('//') ? null : path + search;
};

/** Encoded bytes stay as they are. */
const inSmallLetters = (part: string): string =>
  part.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (each) => (each.startsWith('%') ? each : each.toLowerCase()));

/**
 * The address to try when there is no page at this one: names in small letters, as the shop writes them. Null when they
 * are already. Ids and keys stay as they are, because in them the case counts.
 */
export const addressInSmallLetters = (routePath: string, { pathname, search }: URL): string | null => {
  const given = pathname.split('/');
  const path = routePath
    .split('/')
    .map((part, at) => (part.startsWith('$slug') ? inSmallLetters(given[at] ?? '') : given[at]))
    .join('/');
  return path === pathname ? null : path + search;
};
