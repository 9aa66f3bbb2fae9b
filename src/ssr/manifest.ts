export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
    }
  >
>;

/** `sheet`: all styles. `development`: the dev server's entry and styles. */
export type ClientBuild =
  | {
      readonly kind: 'build';
      readonly manifest: BuildManifest;
      readonly sheet: { readonly href: string; readonly text: string };
    }
  | { readonly kind: 'development'; readonly styles: readonly string[] };

type Script = { attrs?: Record<string, unknown>; children?: string };
type RouteAssets = { preloads?: string[]; css?: string[]; scripts?: Script[] };
/** Manifest for TanStack Router's server renderer. */
export type RouterManifest = { routes: Record<string, RouteAssets> };

export const CLIENT_ENTRY = 'src/composition/entry-client.tsx';
/** Key of the style sheet in the manifest. */
export const CLIENT_SHEET = 'style.css';
const ROOT = '__root__';
const reactRefresh =
  'import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t';

/** Empty for a build, because the renderer inserts styles and scripts itself. */
export const routerManifest = (client: ClientBuild): RouterManifest =>
  client.kind === 'development' ? developmentManifest(client.styles) : { routes: {} };

/** Entry first. Empty in development, where the manifest names the entry. */
export const scriptsOf = (client: ClientBuild, page: string | undefined): readonly string[] => {
  if (client.kind === 'development') return [];
  const { manifest } = client;
  if (!manifest[CLIENT_ENTRY]) throw new Error(`the client build has no entry ${CLIENT_ENTRY}`);
  const first = withImports(manifest, CLIENT_ENTRY);
  const own = page === undefined ? [] : withImports(manifest, page);
  return filesOf(manifest, [...new Set([...first, ...own])]);
};

/** A chunk with all its imports. */
const withImports = (manifest: BuildManifest, key: string, seen: string[] = []): string[] => {
  const chunk = manifest[key];
  if (!chunk || seen.includes(key)) return seen;
  seen.push(key);
  for (const next of chunk.imports ?? []) withImports(manifest, next, seen);
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
