import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import type { TypedRule } from './typed-rules.ts';

/** Rounds and shares live in `pricing/`; `dong.ts` has the operations on one or two amounts. */
const mayCompute = (path: string): boolean =>
  path.startsWith('src/core/pricing/') ||
  path === 'src/core/shared/dong.ts' ||
  path === 'src/core/shared/text/amount-in-words.ts';

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

const isMoney = (checker: Checker, type: Type | undefined): boolean =>
  type !== undefined && checker.typeToString(type).split(' | ').includes('Dong');

/** Places outside of `src/core/pricing` that compute with values of type `Dong`, one sentence each. */
export const moneyArithmetic: TypedRule = ({ path, nodes, checker, placeOf, textOf }) => {
  const operands = mayCompute(path) ? [] : nodes.flatMap(operandsOf);
  const types = checker.getTypeAtLocation(operands);
  return operands
    .filter((_, at) => isMoney(checker, types[at]))
    .map(
      (operand) =>
        `${placeOf(operand)} computes with «${textOf(operand)}», an amount of money. Use addDong, subtractDong, compareDong and the like of src/core/shared, or put the rule into src/core/pricing.`,
    );
};
