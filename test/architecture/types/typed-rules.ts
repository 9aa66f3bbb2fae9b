import { join, relative } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { API, type Checker, type Program } from 'typescript/unstable/sync';

export type TypedSource = {
  /** From the root, with slashes. */
  readonly path: string;
  readonly nodes: readonly Node[];
  readonly program: Program;
  readonly checker: Checker;
  readonly placeOf: (node: Node) => string;
  readonly textOf: (node: Node) => string;
};

/** What a source does wrong, one sentence each. */
export type TypedRule = (source: TypedSource) => readonly string[];

const nodesBelow = (node: Node, found: Node[] = []): readonly Node[] => {
  found.push(node);
  node.forEachChild((child) => {
    nodesBelow(child, found);
  });
  return found;
};

/** What the rules say of every source. `layers` are folders below `root` with a tsconfig.json. */
export const brokenRules = (
  root: string,
  layers: readonly string[],
  rules: readonly TypedRule[],
): readonly string[] => {
  const api = new API({ cwd: root });
  try {
    return layers.flatMap((layer) => {
      const config = join(root, layer, 'tsconfig.json');
      const project = api.updateSnapshot({ openProject: config }).getProject(config);
      if (!project) throw new Error(`no project ${config}`);
      const { program, checker } = project;
      return program
        .getSourceFileNames()
        .filter((file) => !relative(join(root, layer), file).startsWith('..') && !file.includes('/generated/'))
        .flatMap((file) => {
          const path = relative(root, file).replaceAll('\\', '/');
          const source = program.getSourceFile(file);
          if (!source) throw new Error(`no source ${path}`);
          const placeOf = (node: Node) => `${path}:${source.text.slice(0, node.getStart(source)).split('\n').length}`;
          const textOf = (node: Node) => node.getText(source);
          const typed = { path, nodes: nodesBelow(source), program, checker, placeOf, textOf };
          return rules.flatMap((rule) => rule(typed));
        });
    });
  } finally {
    api.close();
  }
};
