import type { AnyRoute } from '@tanstack/react-router';

/** The build's manifest, as far as it is read. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** What the document needs of the client build. `development`: the dev server's own entry and styles. */
export type ClientBuild =
  | { readonly kind: 'build'; readonly manifest: BuildManifest; readonly styles: Readonly<Record<string, string>> }
  | { readonly kind: 'development'; readonly styles: readonly string[] };

type Script = { attrs?: Record<string, unknown>; children?: string };
type RouteAssets = { preloads?: string[]; css?: string[]; scripts?: Script[] };
/** The manifest that TanStack Router's server renderer takes. */
export type RouterManifest = {
  routes: Record<string, RouteAssets>;
  inlineCss?: { styles: Record<string, string> };
};

export const CLIENT_ENTRY = 'src/composition/entry-client.tsx';
const ROOT = '__root__';
const reactRefresh =
  'import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t';

/** Which styles each route needs; they are inlined. `routes` come from a built router. */
export const routerManifest = (client: ClientBuild, routes: readonly AnyRoute[]): RouterManifest => {
  if (client.kind === 'development') return developmentManifest(client.styles);
  const { manifest, styles } = client;
  const first = chunksOf(manifest, CLIENT_ENTRY, false);
  const made: RouterManifest = {
    routes: {
      [ROOT]: { css: stylesOf(manifest, first) },
    },
    inlineCss: { styles: { ...styles } },
  };
  for (const route of routes) {
    const page = route.options.staticData?.page;
    if (typeof page !== 'string') continue;
    const styled = chunksOf(manifest, page, true, [...first]).filter((key) => !first.includes(key));
    made.routes[route.id] = { css: stylesOf(manifest, styled) };
  }
  return made;
};

/** The scripts of the shop and of a page, the entry first. None in development, whose entry is the manifest's. */
export const scriptsOf = (client: ClientBuild, page: string | undefined): readonly string[] => {
  if (client.kind === 'development') return [];
  const { manifest } = client;
  if (!manifest[CLIENT_ENTRY]) throw new Error(`the client build has no entry ${CLIENT_ENTRY}`);
  const first = chunksOf(manifest, CLIENT_ENTRY, false);
  const more = page === undefined ? [] : [...tablesOf(manifest, page), page];
  return filesOf(manifest, [...new Set([...first, ...more.flatMap((key) => chunksOf(manifest, key, false))])]);
};

/** Chunks through which the entry finds a page that it does not name itself. */
const tablesOf = (manifest: BuildManifest, page: string): readonly string[] => {
  const named = manifest[CLIENT_ENTRY]?.dynamicImports ?? [];
  return named.includes(page) ? [] : named.filter((key) => manifest[key]?.dynamicImports?.includes(page));
};

/** A chunk with everything it imports; `lazily` also what it loads later, whose styles the document needs already. */
const chunksOf = (manifest: BuildManifest, key: string, lazily: boolean, seen: string[] = []): string[] => {
  const chunk = manifest[key];
  if (!chunk || seen.includes(key)) return seen;
  seen.push(key);
  for (const next of chunk.imports ?? []) chunksOf(manifest, next, lazily, seen);
  if (lazily) for (const next of chunk.dynamicImports ?? []) chunksOf(manifest, next, false, seen);
  return seen;
};

const filesOf = (manifest: BuildManifest, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));

const stylesOf = (manifest: BuildManifest, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => (manifest[key]?.css ?? []).map((file) => `/${file}`))),
];

const developmentManifest = (styles: readonly string[]): RouterManifest => ({
  routes: {
    [ROOT]: {
      css: [...styles],
      scripts: [
        { attrs: { type: 'module' }, children: reactRefresh },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: `/${CLIENT_ENTRY}` } },
      ],
    },
  },
});
