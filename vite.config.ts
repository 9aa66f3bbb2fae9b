import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { cssRanks } from './scripts/css-ranks.ts';
import { CLIENT_ENTRY } from './src/ssr/manifest.ts';
import { type ChunkFamily, pageSource, routeRows } from './src/ui/routes.ts';

/**
 * sharp (native code), pino and prom-client, which few load, stay in node_modules; the rest of the host is one bundle,
 * so that it starts fast.
 */
const external = ['sharp', 'pino', 'prom-client'];

/** `.button` of a module becomes `button_3x9`: short, and equal in the builds of client and host. */
const className = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 3)}`;
};

/** The chunk of the first script. */
const FIRST = 'shop';
/** What every page loads after its scripts is a family too: overlays, and what the visitor has chosen before. */
const BESIDE = 'beside';
const besideEveryPage = ['src/ui/shell/secondary-content.tsx', 'src/adapters/browser/visitor-choices.ts'];
/** Families that newcomers load. None of them loads first what only others need. */
const landing: readonly string[] = [
  ...(['home', 'lists', 'product', 'articles', 'reading'] satisfies ChunkFamily[]),
  BESIDE,
];
/** Families of the pages whose rows name one, by source file. Other pages share nothing with each other. */
const familyOf = new Map<string, string>();
for (const row of routeRows) if (row.chunk) familyOf.set(join(import.meta.dirname, pageSource(row)), row.chunk);
for (const file of besideEveryPage) familyOf.set(join(import.meta.dirname, file), BESIDE);

/**
 * Parts that light pages load when they are touched, by their start. What one of them shares with heavier pages has a
 * chunk of its own, so that a menu or a filter loads no order form. The first that fits; without a name each combination
 * of starts has one.
 */
const touched: readonly { start: RegExp; chunkOf: (id: string) => string | null }[] = [
  { start: /src\/ui\/(catalogue\/(reviews|stock-alerts)\/|domains\/domain-form)/, chunkOf: () => null },
  { start: /src\/ui\/shell\/(?!trouble)/, chunkOf: (id) => (id.includes('node_modules') ? 'around' : null) },
  { start: /src\/ui\/(catalogue\/(home|list)|consultation|content)\/|home-\w+\.tsx$/, chunkOf: () => 'touched' },
  { start: /product-order\.tsx$/, chunkOf: () => 'ordering' },
];

type ModuleInfo = Rolldown.PluginContext['getModuleInfo'];

/** Starts of chunks that reach a module by static imports: the entry, a page, a part that loads later. */
const startsAbove = (id: string, info: ModuleInfo, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = info(id);
  const own = module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0 ? [id] : [];
  return [...own, ...(module?.importers ?? []).flatMap((each) => startsAbove(each, info, seen))];
};

/**
 * Few chunks load faster than many. The first script is one, and each family of pages has one for what its pages share.
 * What several families share lies in a chunk per combination of landing families, apart from what the pages of
 * ordering need too, so that none of them pays for another, else in `forms`, by what is touched, or in `orders`. A
 * module of a single start, or one that also loads by itself, such as the failures' sentences, stays with it.
 */
const chunkName = (id: string, info: ModuleInfo): string | null => {
  const starts = startsAbove(id, info);
  if (starts.some((start) => info(start)?.isEntry)) return FIRST;
  if (starts.length < 2 || starts.includes(id)) return null;
  const families = [...new Set(starts.flatMap((start) => familyOf.get(start) ?? []))];
  const light = families.filter((family) => landing.includes(family)).toSorted();
  // What a landing page shares with home or the way to an account comes with the first script.
  if (light.length > 0 && ['home', 'login', 'joining'].some((each) => families.includes(each))) return FIRST;
  if (light.length > 0) return [...light, ...(light.length < families.length ? ['orders'] : [])].join('-');
  if (families.includes('login') || (families.length > 1 && families.includes('joining'))) return 'forms';
  const part = touched.find(({ start }) => starts.some((each) => start.test(each)));
  if (families.length > 0 && part !== undefined) return part.chunkOf(id);
  return families.length > 1 ? 'orders' : (families[0] ?? null);
};

/**
 * The client build (`vite build`) and the host (`vite build --ssr src/host/main.ts`). All styles are one sheet; each
 * document inlines the rules that it uses.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  css: { modules: { generateScopedName: className }, postcss: { plugins: [cssRanks] } },
  // React has included what the shim provides since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  define: {
    'process.env.TSS_INLINE_CSS_ENABLED': '"false"',
    // Otherwise the host reads it whenever it draws, and where nobody sets it runs React's development build.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/host', target: 'node20', emptyOutDir: true, minify: false, sourcemap: true }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        cssCodeSplit: false,
        emptyOutDir: true,
        assetsInlineLimit: 2_048,
        modulePreload: false,
        rolldownOptions: {
          input: [CLIENT_ENTRY],
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                {
                  debugName: 'families',
                  name: (id, context) => chunkName(id, (each) => context.getModuleInfo(each)),
                  priority: 1,
                  // A dependency is used by at least as many pages as the module itself, so chunks have no circular
                  // dependencies.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  ssr: command === 'build' ? { noExternal: true, external } : {},
}));
