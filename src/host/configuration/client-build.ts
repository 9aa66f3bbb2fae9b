import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#host/configuration/start-failure.ts';
import { ALONE_MANIFEST, type BuildManifest, CLIENT_BOOT, CLIENT_SHEET, type ClientBuild } from '#ssr/manifest.ts';

/**
 * Reads what documents inline of the client build, its style sheet and boot script, and the digests of what they load;
 * returns an id of the build.
 */
export const loadClientBuild = (folder: string): { readonly client: ClientBuild; readonly id: string } => {
  const texts = [manifestText(folder, '.vite/manifest.json'), manifestText(folder, ALONE_MANIFEST)];
  // Vite's format; a malformed manifest fails when the entry is looked up.
  const manifest: BuildManifest = Object.assign({}, ...texts.map((text) => JSON.parse(text)));
  const sheet = manifest[CLIENT_SHEET]?.file;
  if (sheet === undefined) throw new StartFailure(`The client build in ${folder} has no sheet. Run: npm run build`);
  const boot = manifest[CLIENT_BOOT]?.file;
  if (boot === undefined)
    throw new StartFailure(`The client build in ${folder} has no boot script. Run: npm run build`);
  return {
    client: {
      kind: 'build',
      manifest,
      sheet: { href: `/${sheet}`, text: readFileSync(join(folder, sheet), 'utf8') },
      // Inline scripts share the names of the window.
      boot: `(()=>{${readFileSync(join(folder, boot), 'utf8').trim()}})()`,
      integrity: integrityOf(folder, Object.values(manifest)),
    },
    id: createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16),
  };
};

const integrityOf = (folder: string, files: readonly { readonly file: string }[]): ReadonlyMap<string, string> =>
  new Map(
    files
      .filter(({ file }) => /\.(?:js|css)$/.test(file))
      .map(({ file }) => [
        `/${file}`,
        `sha256-${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64')}`,
      ]),
  );

const manifestText = (folder: string, file: string): string => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new StartFailure(`There is no client build in ${folder}. Run: npm run build`);
  }
};
