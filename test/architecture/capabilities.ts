import { projectPath } from './may-import.ts';

/**
 * A folder: the folders that it may import (`after`), and the files of it that folders further down may import
 * (`faces`).
 */
type Row = { readonly after: readonly string[]; readonly faces: readonly string[] | 'every' };
type Rows = Readonly<Record<string, Row>>;

/** Every folder below these in the table may import them without listing them. */
const common = ['shared', 'failures'];

/**
 * The capabilities of the core, lowest first. The files directly in `src/core` list the operations of all. A row lists
 * only rows above it, so that the order is a real one.
 */
export const capabilities: Rows = {
  shared: { after: [], faces: 'every' },
  pricing: { after: [], faces: 'every' },
  failures: { after: ['pricing'], faces: 'every' },
  session: { after: [], faces: 'every' },
  places: { after: [], faces: ['places.port'] },
  consent: { after: [], faces: ['consent'] },
  'search-rules': { after: [], faces: 'every' },
  catalogue: {
    after: ['pricing', 'session', 'search-rules'],
    faces: [
      'plans/order-families',
      'product-projections',
      'availability',
      'buy-now',
      'catalogue.port',
      'category',
      'configuration',
      'domain-use',
      'favourites/favourites.port',
      'm365-backup',
      'option-texts',
      'validate-configuration',
      'product',
      'product-line',
      'load-product-for-command',
      'recent-products.port',
      'reviews/reviews.port',
    ],
  },
  content: {
    after: ['catalogue'],
    faces: [
      'article',
      'articles.port',
      'banner',
      'content',
      'content-rules',
      'content.port',
      'load-all-articles',
      'load-project',
      'plain-text',
      'redirect-rule',
    ],
  },
  promotion: {
    after: ['pricing', 'session', 'consent', 'catalogue', 'content'],
    faces: ['load-promotions', 'priced-banner'],
  },
  redirects: { after: ['content'], faces: [] },
  orders: {
    after: ['pricing', 'session'],
    faces: ['order', 'order-states', 'order-gateway.port', 'order-history.port', 'order-links.port'],
  },
  domains: {
    after: ['pricing', 'session', 'catalogue', 'orders'],
    faces: [
      'bulk-names',
      'check-domain',
      'check-order-domains',
      'check-until-deadline',
      'domain-candidates',
      'domain-input',
      'domain-offer',
      'domain-search',
      'domain-registry.port',
      'load-domain-products',
      'load-transfer',
      'documents/registrant-documents',
      'refused-domains',
      'transfer',
    ],
  },
  search: { after: ['pricing', 'catalogue', 'content', 'domains', 'search-rules'], faces: [] },
  'account-rules': { after: [], faces: 'every' },
  'order-rules': { after: ['pricing', 'catalogue', 'domains'], faces: 'every' },
  cart: {
    after: ['pricing', 'session', 'catalogue', 'orders', 'domains'],
    faces: [
      'add-offer',
      'lines/create-line-adder',
      'adopt-cart',
      'cart',
      'cart-outcome',
      'find-or-adopt-cart',
      'find-cart',
      'lines/new-line',
      'validate-offer',
      'require-open-cart',
    ],
  },
  vouchers: {
    after: ['pricing', 'session', 'catalogue', 'orders', 'cart'],
    faces: ['group-vouchers', 'voucher', 'voucher-gateway.port'],
  },
  payment: {
    after: ['pricing', 'session', 'orders', 'domains'],
    faces: ['load-invoice', 'payment', 'payment-gateway.port', 'placed-order', 'start-payment'],
  },
  'balance-rules': { after: [], faces: 'every' },
  balance: { after: ['session', 'payment', 'balance-rules'], faces: [] },
  'control-rules': { after: [], faces: 'every' },
  'ending-rules': { after: ['pricing', 'domains'], faces: 'every' },
  services: {
    after: ['pricing', 'session', 'catalogue', 'control-rules', 'ending-rules', 'orders', 'domains', 'payment'],
    faces: ['handover', 'changes/next-plan', 'scheduled-instalment', 'service', 'service-gateway.port'],
  },
  dns: { after: ['session', 'services'], faces: ['addresses', 'host-names'] },
  'domain-control': { after: ['session', 'control-rules', 'ending-rules', 'domains', 'dns'], faces: [] },
  'service-rules': { after: ['pricing', 'ending-rules', 'services'], faces: 'every' },
  status: { after: [], faces: ['status-board.port'] },
  'support-rules': { after: [], faces: 'every' },
  support: { after: ['session', 'support-rules'], faces: [] },
  quotations: {
    after: ['pricing', 'session', 'catalogue', 'orders', 'cart', 'payment'],
    faces: [],
  },
  account: {
    after: ['session', 'places', 'catalogue', 'orders', 'cart', 'services', 'account-rules'],
    faces: ['account', 'address-book.port', 'profile-gateway.port'],
  },
  checkout: {
    after: [
      'pricing',
      'session',
      'places',
      'catalogue',
      'orders',
      'domains',
      'cart',
      'vouchers',
      'payment',
      'account',
      'order-rules',
    ],
    faces: [],
  },
  consultation: { after: ['pricing', 'session', 'catalogue'], faces: [] },
  pages: {
    after: ['pricing', 'session', 'catalogue', 'content', 'promotion', 'orders', 'cart', 'account'],
    faces: [],
  },
  checks: { after: [], faces: [] },
};

/**
 * The technologies of the adapters, lowest first. All may import the service client and the wire failures beside them.
 */
export const technologies: Rows = {
  system: { after: [], faces: ['clock'] },
  search: { after: [], faces: ['mini-search-index'] },
  cookies: { after: [], faces: [] },
  remote: { after: [], faces: 'every' },
  browser: { after: ['remote'], faces: [] },
  cms: { after: [], faces: ['heading-ids', 'rich-text-markdown'] },
  replies: { after: [], faces: 'every' },
  rest: { after: ['replies'], faces: ['line-items'] },
  graphql: { after: ['replies', 'rest'], faces: [] },
  memory: { after: ['system', 'search', 'cms'], faces: [] },
};

/** Files beside the folders that every folder may import. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'src/adapters': ['catalogue-request.ts', 'finished-call.ts', 'service-client.ts', 'wire-failures.ts'],
};

/** Additional imports of single files, each with its reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The self-check calls every port.
  'src/core/checks/self-check.ts': ['#core/ports.ts'],
};

/** Reason why a file in a folder of `root` must not import this source, types included; null when it may. */
export const folderRefusal = (root: string, rows: Rows, path: string, source: string): string | null => {
  const below = (file: string): readonly string[] => file.slice(root.length + 1).split('/');
  const target = projectPath(path, source);
  if (!path.startsWith(`${root}/`) || !target?.startsWith(`${root}/`)) return null;
  if (exceptions[path]?.includes(source)) return null;
  const [own = '', ...inOwn] = below(path);
  const [other = '', ...inOther] = below(target);
  if (inOwn.length === 0 || own === other) return null;
  const row = rows[own];
  if (row === undefined)
    return `${own} has no row in test/architecture/capabilities.ts: add one after the folders that it needs`;
  if (inOther.length === 0)
    return beside[root]?.includes(other) ? null : `${path} may not import ${target}, which stands above it`;
  const faces = rows[other]?.faces ?? [];
  const names = Object.keys(rows);
  const isCommon = common.includes(other) && names.indexOf(other) < names.indexOf(own);
  if (!isCommon && !row.after.includes(other))
    return `${own} may not import ${other}: ${path} → ${target}. If it needs it, add it to "after" in test/architecture/capabilities.ts; rows stay in order.`;
  return faces === 'every' || faces.includes(inOther.join('/').replace(/\.tsx?$/, ''))
    ? null
    : `${path} may not import ${target}, which is private to ${other}. Import one of its public files, or list it in "faces" in test/architecture/capabilities.ts.`;
};

/** Groups of files that import each other in a cycle. */
export const cyclesOf = (imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const depth = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  /** The depth of the shallowest file on the stack that `file` reaches. */
  const visit = (file: string): number => {
    const own = depth.size;
    depth.set(file, own);
    const at = open.push(file) - 1;
    let least = own;
    for (const next of imports.get(file) ?? []) {
      if (!depth.has(next)) least = Math.min(least, visit(next));
      else if (open.includes(next)) least = Math.min(least, depth.get(next) ?? own);
    }
    if (least === own) {
      const group = open.splice(at);
      if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group.sort());
    }
    return least;
  };
  for (const file of imports.keys()) if (!depth.has(file)) visit(file);
  return circles;
};
