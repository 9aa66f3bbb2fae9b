/** The build's manifest, as far as it is read. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
    }
  >
>;

/**
 * What the document needs of the client build: `sheet` is the file of all styles and what is in it. `development`: the dev
 * server's own entry and styles.
 */
export type ClientBuild =
  | {
      readonly kind: 'build';
      readonly manifest: BuildManifest;
      readonly sheet: { readonly href: string; readonly text: string };
    }
  | { readonly kind: 'development'; readonly styles: readonly string[] };

type Script = { attrs?: Record<string, unknown>; children?: string };
type RouteAssets = { preloads?: string[]; css?: string[]; scripts?: Script[] };
/** The manifest that TanStack Router's server renderer takes. */
export type RouterManifest = { routes: Record<string, RouteAssets> };

export const CLIENT_ENTRY = 'src/composition/entry-client.tsx';
/** Key of the one sheet in the manifest. */
export const CLIENT_SHEET = 'style.css';
const ROOT = '__root__';
const reactRefresh =
  'import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t';

/** What the router writes into every document by itself: nothing of a build, whose styles and scripts are ours to place. */
export const routerManifest = (client: ClientBuild): RouterManifest =>
  client.kind === 'development' ? developmentManifest(client.styles) : { routes: {} };

/** The scripts of the shop and of a page, the entry first. None in development, whose entry is the manifest's. */
export const scriptsOf = (client: ClientBuild, page: string | undefined): readonly string[] => {
  if (client.kind === 'development') return [];
  const { manifest } = client;
  if (!manifest[CLIENT_ENTRY]) throw new Error(`the client build has no entry ${CLIENT_ENTRY}`);
  const first = chunksOf(manifest, CLIENT_ENTRY);
  const own = page === undefined ? [] : chunksOf(manifest, page);
  return filesOf(manifest, [...new Set([...first, ...own])]);
};

/** A chunk with everything it imports. */
const chunksOf = (manifest: BuildManifest, key: string, seen: string[] = []): string[] => {
  const chunk = manifest[key];
  if (!chunk || seen.includes(key)) return seen;
  seen.push(key);
  for (const next of chunk.imports ?? []) chunksOf(manifest, next, seen);
  return seen;
};

const filesOf = (manifest: BuildManifest, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));

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
