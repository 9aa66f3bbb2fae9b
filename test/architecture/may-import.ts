/**
 * Import rules. The layer of a file is the longest matching folder; packages are named in full, and `node:` covers all
 * of Node's built-in modules. Every other import is rejected.
 */
type Rule = {
  readonly layers: readonly string[];
  /** Parts of these layers that are closed all the same. */
  readonly except?: readonly string[];
  /** Further layers, of which types may be imported. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
};

const react = ['react', 'react-dom', '@tanstack/react-router', '@tanstack/router-core', '@tanstack/react-query'];

export const mayImport: Readonly<Record<string, Rule>> = {
  'src/core/shared': { layers: ['src/core/shared'], packages: [] },
  'src/core/pricing': { layers: ['src/core/pricing', 'src/core/shared'], packages: [] },
  'src/core': { layers: ['src/core'], packages: [] },
  contracts: {
    layers: ['contracts', 'src/core'],
    packages: ['node:', '@graphql-codegen/', 'graphql', 'ipaddr.js', 'papaparse'],
  },
  'contracts/tracing': { layers: ['contracts'], packages: ['@opentelemetry/'] },
  'contracts/desk': { layers: ['contracts', 'src/core'], packages: ['zod'] },
  // The staff log names rights.
  'contracts/desk/columns': { layers: ['contracts/desk', 'contracts/rights', 'src/core/shared'], packages: [] },
  'contracts/rights': { layers: ['contracts/rights'], packages: [] },
  'contracts/settings': { layers: ['contracts', 'src/core'], packages: ['zod'] },
  'src/adapters/memory': {
    layers: ['src/adapters/memory', 'src/adapters/search', 'src/core', 'contracts'],
    packages: [],
  },
  'src/adapters/search': { layers: ['src/adapters/search', 'src/core'], packages: ['minisearch'] },
  'src/adapters/browser': {
    layers: ['src/adapters/browser', 'src/adapters/remote', 'src/core'],
    packages: ['@simplewebauthn/browser', 'altcha-lib', 'js-cookie', 'web-vitals'],
  },
  'src/adapters/remote': { layers: ['src/adapters/remote', 'src/core'], packages: [] },
  'src/adapters': {
    layers: ['src/adapters', 'src/core', 'contracts'],
    packages: ['graphql-request', 'graphql', 'zod', 'marked', 'lru-cache', 'cookie'],
  },
  'src/ui/kit': {
    layers: ['src/ui'],
    packages: [...react, '@mui/', '@emotion/', 'notistack', 'swiper', 'uqr', 'react-hook-form'],
  },
  'src/ui/theme': { layers: ['src/ui', 'src/core'], packages: [...react, '@mui/', '@emotion/'] },
  'src/ui': {
    layers: ['src/ui', 'src/core'],
    packages: [...react, 'react-hook-form', '@mui/material'],
  },
  'src/composition': {
    layers: ['src/composition', 'src/core', 'src/adapters', 'src/ui', 'contracts'],
    // A shop that people buy from is never put together from fakes.
    except: ['src/adapters/memory', 'src/composition/memory.ts'],
    packages: [...react, 'inversify', 'reflect-metadata', 'node:'],
  },
  'src/ssr': {
    layers: ['src/ssr', 'src/core', 'src/ui'],
    packages: [...react, 'node:', '@emotion/', 'lru-cache', 'postcss'],
  },
  'src/sandbox': {
    layers: ['src/sandbox', 'src/composition', 'src/core', 'src/adapters', 'src/ui', 'contracts'],
    packages: react,
  },
  'src/desk': {
    layers: [
      'src/desk',
      'contracts/desk/columns',
      'contracts/rights',
      'src/core/shared',
      'src/core/support-rules',
      'src/ui/theme',
      'src/ui/waking',
    ],
    types: ['contracts'],
    packages: [
      'react',
      'react-dom',
      'react-admin',
      // Of pages beside those of a resource, as react-admin's documentation has them.
      'react-router-dom',
      'ra-i18n-polyglot',
      'react-hook-form',
      '@mui/',
      '@emotion/',
      '@tanstack/react-query',
    ],
  },
  'src/worker': { layers: ['src/worker'], packages: [] },
  'src/host': {
    layers: [
      'src/host',
      'src/ssr',
      'src/worker',
      'src/composition',
      'src/core',
      'src/adapters/system',
      'src/ui',
      'contracts',
    ],
    except: ['src/composition/memory.ts'],
    types: ['src/adapters'],
    packages: [
      'hono',
      '@hono/node-server',
      'node:',
      'zod',
      'sharp',
      'pino',
      'lru-cache',
      'ical-generator',
      'fflate',
      'tldts',
      'prom-client',
    ],
  },
  backend: {
    layers: [
      'backend',
      'contracts',
      'src/core/account-rules',
      'src/core/balance-rules',
      'src/core/control-rules',
      'src/core/dns',
      'src/core/domain-control',
      'src/core/domains',
      'src/core/ending-rules',
      'src/core/order-rules',
      'src/core/pricing',
      'src/core/search-rules',
      'src/core/service-rules',
      'src/core/status',
      'src/core/support-rules',
      'src/core/shared',
    ],
    packages: [
      'hono',
      '@hono/node-server',
      'node:',
      'zod',
      'pino',
      '@escape.tech/graphql-armor-max-aliases',
      '@escape.tech/graphql-armor-max-depth',
      '@escape.tech/graphql-armor-max-tokens',
      'drizzle-orm',
      'pg',
      '@electric-sql/pglite',
      'dataloader',
      'graphql',
      'graphql-query-complexity',
      'graphql-yoga',
      'lru-cache',
      'uqr',
      'sharp',
      '@node-rs/argon2',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'altcha-lib',
      'nodemailer',
      'postal-mime',
      'email-reply-parser',
      'openid-client',
      'ipaddr.js',
      'otpauth',
      'pdfkit',
      'prom-client',
      'fflate',
      'papaparse',
      '@xmldom/xmldom',
      'read-excel-file',
      'write-excel-file',
      // Mails are rendered from components.
      '@react-email/components',
      'react',
      'react-dom',
    ],
  },
};

/** Files and folders. */
const inFolder = (target: string, folders: readonly string[]): boolean =>
  folders.some((each) => target === each || target.startsWith(`${each}/`));

/** Additional imports of single files, each with its reason. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The desk shows what the shop does with a redirect rule; it decides as the shop does instead of with a copy.
  'backend/content/desk/rule-problems.ts': ['#core/redirects/decide-redirect.ts'],
  // An order for a caller begins with the options with which the shop's own form does.
  'backend/order-desk/desk-order-choices.ts': ['#core/catalogue/availability.ts', '#core/catalogue/configuration.ts'],
  // The backend asks the registries as hosts do instead of with a copy.
  'backend/domain-registry/open-registry.ts': [
    '#adapters/finished-call.ts',
    '#adapters/rest/registries/domain-registry.ts',
    '#adapters/rest/registries/rdap-registry.ts',
    '#adapters/service-client.ts',
    '#adapters/system/ttl-cache.ts',
  ],
  // The shop on fakes, for tests and `npm run dev:memory`.
  'src/composition/memory.ts': [
    '#adapters/memory/browser/browser-state.ts',
    '#adapters/memory/environment.ts',
    '#adapters/memory/memory-ports.ts',
    '#adapters/memory/settings.ts',
    '#adapters/memory/world.ts',
  ],
  // Timeouts run in real time, even in a memory world.
  'src/adapters/memory/memory-ports.ts': ['#adapters/system/clock.ts'],
  // The seed is written in Markdown; the fakes parse it like the content system's adapter.
  'src/adapters/memory/content/content.ts': ['#adapters/cms/rich-text-markdown.ts'],
  'src/adapters/memory/content/publications.ts': [
    '#adapters/cms/heading-ids.ts',
    '#adapters/cms/rich-text-markdown.ts',
  ],
};

const prefixes: Readonly<Record<string, string>> = {
  '#core/': 'src/core/',
  '#contracts/': 'contracts/',
  '#adapters/': 'src/adapters/',
  '#ui/': 'src/ui/',
  '#composition/': 'src/composition/',
  '#ssr/': 'src/ssr/',
  '#sandbox/': 'src/sandbox/',
  '#desk/': 'src/desk/',
  '#host/': 'src/host/',
  '#worker/': 'src/worker/',
  '#backend/': 'backend/',
  '#test/': 'test/',
};

/** Root-relative path of a project import; null for a package. */
export const projectPath = (from: string, source: string): string | null => {
  const bare = source.split('?')[0] ?? source;
  for (const [prefix, folder] of Object.entries(prefixes)) {
    if (bare.startsWith(prefix)) return folder + bare.slice(prefix.length);
  }
  if (!bare.startsWith('.')) return bare.startsWith('/') ? bare.slice(1) : null;
  const at = from.split('/').slice(0, -1);
  for (const step of bare.split('/')) {
    if (step === '..') at.pop();
    else if (step !== '.') at.push(step);
  }
  return at.join('/');
};

const ruleOf = (path: string): Rule | undefined => {
  const layer = Object.keys(mayImport)
    .filter((each) => path.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length)[0];
  return layer === undefined ? undefined : mayImport[layer];
};

const listed = (names: readonly string[]): string => names.join(', ') || 'none';
const advice = 'Move the code to a layer that may, or pass the value in; the table is test/architecture/may-import.ts.';

/** Reason why this file must not import that source, and what to do; null when it may. `isType`: only types of it. */
export const refusal = (path: string, source: string, isType = false): string | null => {
  const rule = ruleOf(path);
  if (!rule) return `${path} lies in no layer: test/architecture/may-import.ts lists them`;
  if (exceptions[path]?.includes(source)) return null;
  const target = projectPath(path, source);
  if (target === null) {
    const allowed = rule.packages.some((each) =>
      each.endsWith('/') || each.endsWith(':')
        ? source.startsWith(each)
        : source === each || source.startsWith(`${each}/`),
    );
    return allowed
      ? null
      : `${path} may not import the package ${source}: its layer allows ${listed(rule.packages)}. ${advice}`;
  }
  if (source.startsWith('../../../../')) return `${path} climbs four folders: use the package's subpaths`;
  const isOpen = inFolder(target, rule.layers) && !inFolder(target, rule.except ?? []);
  return isOpen || (isType && inFolder(target, rule.types ?? []))
    ? null
    : `${path} may not import ${target}: its layer allows ${listed(rule.layers)}. ${advice}`;
};

const uiShared = ['routes', 'theme', 'waking', 'navigation', 'kit', 'failures', 'app', 'blocks'];

/** The ui folders that are not features, and the other folders that each may import. `routes` is the route table. */
const uiMayImport: Readonly<Record<string, readonly string[]>> = {
  routes: [],
  theme: [],
  navigation: ['routes'],
  waking: [],
  kit: ['theme', 'waking', 'navigation'],
  failures: [],
  app: ['routes', 'theme', 'waking', 'navigation', 'kit', 'failures'],
  blocks: uiShared,
  shell: [...uiShared, 'catalogue', 'consent', 'consultation', 'promotion', 'search'],
};

const uiFolderOf = (path: string): string | null => {
  const [, folder, file] = /^src\/ui\/(?:([^/]+)\/)?([^/]+)/.exec(path) ?? [];
  return folder ?? (file === 'routes.ts' ? 'routes' : null);
};

/**
 * Reason why a file of the ui must not import this source; null when it may. Features meet only in pages; the router's
 * files may import everything.
 */
export const uiRefusal = (path: string, source: string): string | null => {
  const own = uiFolderOf(path);
  const target = projectPath(path, source);
  if (own === null || own === 'pages' || !target?.startsWith('src/ui/')) return null;
  const other = uiFolderOf(target);
  if (other === own || (other !== null && (uiMayImport[own] ?? uiShared).includes(other))) return null;
  return `${path} may not import ${target}: features meet only in src/ui/pages. Move what they share to src/ui/blocks.`;
};
