import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { root } from '../imports.ts';

const UNION = 'src/core/pricing/quoted-product.ts';

/** Where a kind of option is decided: how it is answered and priced, which answers it accepts, what draws it. */
const places = [UNION, 'src/core/catalogue/option-texts.ts', 'src/ui/catalogue/product/option-section.tsx'];

/** The sources of some layers that do not compile with a text of their own for `UNION`. */
const brokenSources = (layers: readonly string[], text: string): readonly string[] => {
  const file = join(root, UNION);
  const api = new API({ cwd: root, fs: { readFile: (path) => (path === file ? text : undefined) } });
  try {
    return layers.flatMap((layer) => {
      const config = join(root, layer, 'tsconfig.json');
      const program = api.updateSnapshot({ openProject: config }).getProject(config)?.program;
      if (!program) throw new Error(`no project ${config}`);
      return program
        .getSourceFileNames()
        .filter((path) => !relative(join(root, layer), path).startsWith('..'))
        .filter((path) => program.getSemanticDiagnostics(path).length > 0)
        .map((path) => relative(root, path).replaceAll('\\', '/'));
    });
  } finally {
    api.close();
  }
};

test('a new kind of option does not compile before every place that decides has a row for it', () => {
  const text = readFileSync(join(root, UNION), 'utf8');
  const more = text.replace("'select-multi' | 'text'", "'select-multi' | 'text' | 'number'");
  expect(more).not.toBe(text);
  expect(brokenSources(['src/core', 'src/ui', 'src/adapters', 'backend'], more).toSorted()).toEqual(places.toSorted());
});
