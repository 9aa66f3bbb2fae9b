import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isDoStatement,
  isExpressionStatement,
  isIfStatement,
  isJsxAttribute,
  isJsxExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isWhileStatement,
} from 'typescript/unstable/ast/is';
import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { TypedRule } from './typed-rules.ts';

const methodOf = (node: Node): string | null =>
  isCallExpression(node) && isPropertyAccessExpression(node.expression) ? node.expression.name.text : null;

const isAssignment = (node: Node): boolean =>
  isBinaryExpression(node) &&
  node.operatorToken.kind >= SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= SyntaxKind.LastAssignment;

/** The value that a statement drops. */
const droppedBy = (node: Node): readonly Node[] =>
  isExpressionStatement(node) && !isAssignment(node.expression) ? [node.expression] : [];

/** The value that a condition asks; the compiler refuses some promises here, but not behind `!` and of loops. */
const askedBy = (node: Node): readonly Node[] => {
  if (isIfStatement(node) || isWhileStatement(node) || isDoStatement(node)) return [node.expression];
  if (isConditionalExpression(node)) return [node.condition];
  return isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken ? [node.operand] : [];
};

const isNullable = (type: Type): boolean =>
  type.isUnionType() && type.getTypes().some(({ flags }) => flags === TypeFlags.Undefined || flags === TypeFlags.Null);

/** Functions for others to call. `finally` waits for what its callback returns. */
const callbacksIn = (node: Node): readonly Node[] => {
  if (isCallExpression(node)) return methodOf(node) === 'finally' ? [] : node.arguments.filter(isArrowFunction);
  if (isPropertyAssignment(node)) return [node.initializer].filter(isArrowFunction);
  if (!isJsxAttribute(node) || !node.initializer || !isJsxExpression(node.initializer)) return [];
  return node.initializer.expression ? [node.initializer.expression] : [];
};

const isAsync = (node: Node): boolean =>
  isArrowFunction(node) && (node.modifiers ?? []).some(({ kind }) => kind === SyntaxKind.AsyncKeyword);

/** Asking the compiler takes most of the time. */
const known = new WeakMap<Type, boolean>();

const isPromise = (checker: Checker, type: Type | undefined): boolean => {
  if (type === undefined || type.isIntrinsicType() || type.isLiteralType()) return false;
  if (type.isUnionType()) return type.getTypes().some((part) => isPromise(checker, part));
  const is = known.get(type) ?? checker.getPropertyOfType(type, 'then') !== undefined;
  known.set(type, is);
  return is;
};

/** What functions of this type return. */
const returnsOf = (checker: Checker, type: Type | undefined): readonly (Type | undefined)[] =>
  (type?.isUnionType() ? type.getTypes() : [type])
    .flatMap((part) => (part?.isObjectType() ? checker.getSignaturesOfType(part, SignatureKind.Call) : []))
    .map((signature) => checker.getReturnTypeOfSignature(signature));

const expectsNothing = (checker: Checker, callback: Node): boolean => {
  const expected = returnsOf(checker, checker.getContextualType(callback as Expression));
  return expected.length > 0 && expected.every((type) => type?.flags === TypeFlags.Void);
};

/** The node whose type tells whether a callback returns a promise. */
const resultOf = (callback: Node): Node => (isArrowFunction(callback) ? callback.body : callback);

const returnsPromise = (checker: Checker, callback: Node, result: Type | undefined): boolean =>
  isArrowFunction(callback)
    ? isAsync(callback) || (isCallExpression(callback.body) && isPromise(checker, result))
    : returnsOf(checker, result).some((type) => isPromise(checker, type));

/**
 * Places where nobody waits for a promise and no `void` says so, one sentence each: a statement drops it, a
 * condition finds it always true, or a callback returns it to a caller who expects nothing.
 */
export const droppedPromises: TypedRule = ({ nodes, checker, placeOf, textOf }) => {
  const find = (
    candidates: readonly Node[],
    isWrong: (type: Type | undefined, candidate: Node) => boolean,
    sentence: (text: string) => string,
    typed = (candidate: Node) => candidate,
  ): readonly string[] => {
    const types = checker.getTypeAtLocation(candidates.map(typed));
    return candidates
      .filter((candidate, at) => isWrong(types[at], candidate))
      .map((candidate) => `${placeOf(candidate)} ${sentence(textOf(candidate))}`);
  };
  return [
    ...find(
      nodes.flatMap(droppedBy),
      (type) => isPromise(checker, type),
      (text) => `drops the promise of «${text}». Await or return it; or handle its failure and write void before it.`,
    ),
    ...find(
      nodes.flatMap(askedBy),
      (type) => type !== undefined && isPromise(checker, type) && !isNullable(type),
      (text) => `asks the promise of «${text}», which is always true. Await it.`,
    ),
    ...find(
      nodes.flatMap(callbacksIn),
      (type, callback) => returnsPromise(checker, callback, type) && expectsNothing(checker, callback),
      (text) =>
        `returns a promise from «${text}» to a caller who expects nothing. Handle its failure and write void before it.`,
      resultOf,
    ),
  ];
};
