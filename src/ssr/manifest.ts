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
 * `sheet`: all styles. `boot`: text of the script that loads the others. `development`: the dev server's entry and
 * styles.
 */
export type ClientBuild =
  | {
      readonly kind: 'build';
      readonly manifest: BuildManifest;
      readonly sheet: { readonly href: string; readonly text: string };
      readonly boot: string;
      /** Subresource Integrity by the address of a script or sheet. */
      readonly integrity: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'development'; readonly styles: readonly string[] };

export const CLIENT_ENTRY = 'src/composition/entry-client.tsx';
/** Manifest of the scripts that stand alone, in the folder of the client build. */
export const ALONE_MANIFEST = '.vite/alone.json';
/** Shows overlays of a page whose scripts sleep. */
export const CLIENT_OVERLAYS = 'src/composition/entry-overlays.ts';
export const CLIENT_BOOT = 'src/composition/boot.ts';
/** Has the same address in every release, by which browsers find the next one. */
export const CLIENT_WORKER = 'src/worker/offline-worker.ts';
/** Key of the style sheet in the manifest. */
export const CLIENT_SHEET = 'style.css';

/** Entry first. */
export const scriptsOf = (manifest: BuildManifest, page: string | undefined): readonly string[] => {
  if (!manifest[CLIENT_ENTRY]) throw new Error(`the client build has no entry ${CLIENT_ENTRY}`);
  const first = withImports(manifest, CLIENT_ENTRY);
  const own = page === undefined ? [] : withImports(manifest, page);
  return filesOf(manifest, [...new Set([...first, ...own])]);
};

/** Empty when the build has none. */
export const overlayScript = (manifest: BuildManifest): string => filesOf(manifest, [CLIENT_OVERLAYS]).join('');

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
