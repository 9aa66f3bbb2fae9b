import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { isBinaryExpression, isElementAccessExpression } from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import type { TypedRule } from './typed-rules.ts';

/** Where text of strangers arrives. */
const isWatched = (path: string): boolean =>
  /^(?:src\/(?:core|host|adapters|composition)|backend|contracts)\//.test(path);

const isText = (checker: Checker, type: Type | undefined): boolean =>
  type !== undefined && checker.typeToString(type) === 'string';

/** Neither a list nor a text: their members are numbered. */
const isPlainObject = (checker: Checker, type: Type | undefined): boolean =>
  type !== undefined &&
  !type.isIntrinsicType() &&
  checker.getPropertyOfType(type, 'length') === undefined &&
  checker.typeToString(type) !== 'any';

const isWritten = (node: Node): boolean =>
  isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === SyntaxKind.EqualsToken;

/**
 * Places that look up any text in an object, one sentence each: `object['constructor']` is there although nobody put it
 * in. `hasOwn` in the same expression or a `Map` tells what is there.
 */
export const objectLookUps: TypedRule = ({ path, nodes, checker, placeOf, textOf }) => {
  if (!isWatched(path)) return [];
  const found = nodes.filter(isElementAccessExpression).filter((node) => !isWritten(node));
  const keys = checker.getTypeAtLocation(found.map((node) => node.argumentExpression));
  const objects = checker.getTypeAtLocation(found.map((node) => node.expression));
  const isGuarded = (node: (typeof found)[number]): boolean => {
    const guard = `Object.hasOwn(${textOf(node.expression)}, ${textOf(node.argumentExpression)})`;
    for (let above: Node | undefined = node; above !== undefined; above = above.parent)
      if (above.kind !== SyntaxKind.SourceFile && textOf(above).includes(guard)) return true;
    return false;
  };
  return found
    .filter((node, at) => isText(checker, keys[at]) && isPlainObject(checker, objects[at]) && !isGuarded(node))
    .map(
      (node) =>
        `${placeOf(node)} looks «${textOf(node)}» up by any text, and finds what every object inherits. Use a Map, or lookUp of #core/shared/text/look-up.ts.`,
    );
};
