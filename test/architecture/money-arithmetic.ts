import { join, relative } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { API, type Type } from 'typescript/unstable/sync';

/** Rounds and shares live in `pricing/`; `dong.ts` has the operations on one or two amounts. */
const mayCompute = (path: string): boolean =>
  path.startsWith('src/core/pricing/') ||
  path === 'src/core/shared/dong.ts' ||
  path === 'src/core/shared/amount-in-words.ts';

const operators: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.AsteriskAsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.AsteriskEqualsToken,
  SyntaxKind.SlashEqualsToken,
  SyntaxKind.PercentEqualsToken,
]);

const rounds = /^(round|floor|ceil|trunc)$/;

/** The numbers that an expression computes with. */
const operandsOf = (node: Node): readonly Node[] => {
  if (isBinaryExpression(node)) return operators.has(node.operatorToken.kind) ? [node.left, node.right] : [];
  if (isPrefixUnaryExpression(node)) return node.operator === SyntaxKind.ExclamationToken ? [] : [node.operand];
  if (isPostfixUnaryExpression(node)) return [node.operand];
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [];
  const { expression: object, name } = node.expression;
  return isIdentifier(object) && object.text === 'Math' && rounds.test(name.text) ? [...node.arguments] : [];
};

const allOperands = (node: Node): readonly Node[] => {
  const found = [...operandsOf(node)];
  node.forEachChild((child) => {
    found.push(...allOperands(child));
  });
  return found;
};

/**
 * Places outside of `src/core/pricing` that compute with values of type `Dong`, one sentence each. `layers` are folders
 * below `root` with a tsconfig.json.
 */
export const moneyArithmetic = (root: string, layers: readonly string[]): readonly string[] => {
  const api = new API({ cwd: root });
  try {
    return layers.flatMap((layer) => {
      const config = join(root, layer, 'tsconfig.json');
      const project = api.updateSnapshot({ openProject: config }).getProject(config);
      if (!project) throw new Error(`no project ${config}`);
      const isMoney = (type: Type): boolean => project.checker.typeToString(type).split(' | ').includes('Dong');
      return project.program
        .getSourceFileNames()
        .map((file) => ({ file, path: relative(root, file).replaceAll('\\', '/') }))
        .filter(({ path }) => path.startsWith(`${layer}/`) && !path.includes('/generated/') && !mayCompute(path))
        .flatMap(({ file, path }) => {
          const source = project.program.getSourceFile(file);
          if (!source) throw new Error(`no source ${path}`);
          const operands = allOperands(source);
          const types = operands.length === 0 ? [] : project.checker.getTypeAtLocation(operands);
          return operands.flatMap((operand, at) => {
            const type = types[at];
            if (!type || !isMoney(type)) return [];
            const start = source.text.length - source.text.slice(operand.pos).trimStart().length;
            const line = source.text.slice(0, start).split('\n').length;
            return `${path}:${line} computes with «${source.text.slice(start, operand.end)}», an amount of money. Use addDong, subtractDong, compareDong and the like of src/core/shared, or put the rule into src/core/pricing.`;
          });
        });
    });
  } finally {
    api.close();
  }
};
