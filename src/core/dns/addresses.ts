/** Four decimal numbers without leading zeros; null for anything else. */
export const parseIpv4 = (text: string): string | null => {
  const parts = text.split('.');
  const isAddress =
    parts.length === 4 && parts.every((each) => /^(?:0|[1-9]\d{0,2})$/.test(each) && Number(each) < 256);
  return isAddress ? text : null;
};

/** In canonical form; null for anything that is no IPv6 address, such as one with a zone or a prefix. [RFC 5952] */
export const parseIpv6 = (text: string): string | null => {
  const groups = readGroups(withoutIpv4(text));
  return groups === null ? null : compress(groups);
};

/** The dotted end of an address becomes two groups. */
const withoutIpv4 = (text: string): string => {
  const [, start, dotted] = /^(.*:)([\d.]+)$/.exec(text) ?? [];
  const last = dotted === undefined ? null : parseIpv4(dotted);
  if (start === undefined || last === null) return text;
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
  return `${start}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
};

const readGroups = (text: string): readonly number[] | null => {
  const sides = text.split('::');
  if (sides.length > 2) return null;
  const [left = [], right = []] = sides.map((side) => (side === '' ? [] : side.split(':')));
  const isComplete = sides.length === 1 ? left.length === 8 : left.length + right.length <= 7;
  if (!isComplete || ![...left, ...right].every((each) => /^[\da-f]{1,4}$/i.test(each))) return null;
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((each) => Number.parseInt(each, 16));
};

/** Two colons stand for the first of the longest runs of zeros, unless it is a single one. */
const compress = (groups: readonly number[]): string => {
  let run = { start: 0, length: 1 };
  groups.forEach((_, start) => {
    const end = groups.findIndex((each, index) => index >= start && each !== 0);
    const length = (end < 0 ? groups.length : end) - start;
    if (length > run.length) run = { start, length };
  });
  const hex = groups.map((each) => each.toString(16));
  if (run.length < 2) return hex.join(':');
  return `${hex.slice(0, run.start).join(':')}::${hex.slice(run.start + run.length).join(':')}`;
};
