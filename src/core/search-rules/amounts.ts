/** GB for memory and disks, Mbps for lines; the others are counted. */
type Role = 'ram' | 'disk' | 'vram' | 'cpu' | 'mbps' | 'users' | 'sites';

/** `ram=8`: a token of the index, which no text can contain. */
const tokenOf = (role: Role, amount: number): string => `${role}=${amount}`;

export type FoundAmounts = {
  /** Alternatives of each amount: `8gb` is memory, a disk or that of a graphics card. */
  readonly groups: readonly (readonly string[])[];
  /** The text without the amounts. */
  readonly rest: string;
};

const NUMBER = '(\\d{1,6}(?:[.,]\\d{1,3})?)';
const SIZE = `${NUMBER}\\s*(tb|gb|gigs?|[tg])`;
const DISK = 'ssd nvme|nvme|ssd|hdd|o cung|o dia|disk|dung luong';
const END = '(?![\\p{L}\\p{N}])';
const BEGIN = '(?<![\\p{L}\\p{N}.,/])';

const rule = (pattern: string): RegExp => new RegExp(`${BEGIN}${pattern}${END}`, 'gu');

const gigabytes = (amount: string, unit = 'gb'): number =>
  Number(amount.replace(',', '.')) * (unit.startsWith('t') ? 1024 : 1);

type Rule = { readonly pattern: RegExp; readonly tokens: (amount: string, unit: string) => readonly string[] };

const sized = (pattern: string, roles: readonly Role[]): Rule => ({
  pattern: rule(pattern),
  tokens: (amount, unit) => roles.map((role) => tokenOf(role, gigabytes(amount, unit))),
});
const counted = (role: Role, units: string): Rule => ({
  pattern: rule(`${NUMBER}\\s*(${units})`),
  tokens: (amount) => [tokenOf(role, Number(amount.replace(',', '.')))],
});

/** The most definite first: `ram 8gb` before `8gb`. */
const rules: readonly Rule[] = [
  sized(`${SIZE}\\s*(?:ram|bo nho)`, ['ram']),
  sized(`(?:ram|bo nho)\\s*${SIZE}`, ['ram']),
  sized(`${SIZE}\\s*vram`, ['vram']),
  sized(`${SIZE}\\s*(?:${DISK})`, ['disk']),
  sized(`(?:${DISK})\\s*${SIZE}`, ['disk']),
  sized(`(?:ram)\\s*${NUMBER}`, ['ram']),
  {
    pattern: rule(`${NUMBER}\\s*(mbps|mbit|mb/s|gbps|gbit|gb/s)`),
    tokens: (amount, unit) => [tokenOf('mbps', Number(amount.replace(',', '.')) * (unit.startsWith('g') ? 1000 : 1))],
  },
  counted('cpu', 'vcpu|vcpus|cpu|cpus|cores?|nhan|loi|c'),
  counted('users', 'users?|nguoi dung|tai khoan|mailbox|emails?|hop thu|accounts?|nguoi|nhan vien'),
  counted('sites', 'websites?|sites?|trang web'),
  sized(SIZE, ['ram', 'disk', 'vram']),
];

/** Amounts with their units in a folded text that still has its punctuation. */
export const findAmounts = (text: string): FoundAmounts => {
  const groups: (readonly string[])[] = [];
  let rest = text;
  for (const { pattern, tokens } of rules)
    rest = rest.replace(pattern, (whole, amount: string, unit: unknown) => {
      groups.push(tokens(amount, typeof unit === 'string' ? unit : 'gb'));
      // The kind of a disk narrows the search, too.
      return ` ${/ssd nvme|nvme|ssd|hdd/.exec(whole)?.[0] ?? ''} `;
    });
  return { groups, rest };
};

/** Folded beginnings of the labels whose values are compared; other rows, such as traffic, are not. */
const labels: readonly (readonly [RegExp, Role])[] = [
  [/^gpu|^card do ho/, 'vram'],
  [/^(ram|bo nho)/, 'ram'],
  [/^(ssd|hdd|nvme|o dia|o cung|dung luong|hop thu$|onedrive)/, 'disk'],
  [/^(vcpu|cpu|bo xu ly)/, 'cpu'],
  [/^bang thong/, 'mbps'],
  [/^(tai khoan|nguoi dung)/, 'users'],
  [/^website/, 'sites'],
];

/** Tokens of one row of a product's specifications; label and value are folded with their punctuation. */
export const specificationTokens = (label: string, value: string): readonly string[] => {
  const role = labels.find(([pattern]) => pattern.test(label))?.[1];
  if (role === undefined) return [];
  if (/^\d+$/.test(value)) return [tokenOf(label.startsWith('hop thu') ? 'users' : role, Number(value))];
  return findAmounts(value).groups.flatMap((group) =>
    group.filter((token) => group.length === 1 || token.startsWith(`${role}=`)),
  );
};

/** Amounts of the same kind that are larger, the nearest first: who finds no 10 GB is shown 12 GB. */
export const largerAmounts = (token: string, vocabulary: Iterable<string>): readonly string[] => {
  const [role = '', amount = ''] = token.split('=');
  return [...vocabulary]
    .filter((each) => each.startsWith(`${role}=`) && Number(each.slice(role.length + 1)) > Number(amount))
    .toSorted((one, other) => Number(one.slice(role.length + 1)) - Number(other.slice(role.length + 1)));
};
export const isAmount = (token: string): boolean => /^(?:ram|disk|vram|cpu|mbps|users|sites)=/.test(token);
