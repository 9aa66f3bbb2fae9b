import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './imports.ts';

/** A node of the syntax tree. */
type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node below one, itself included. */
function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* nodesBelow(each);
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node.name === 'string' && (node.type === 'Identifier' || node.type === 'Property')
    ? node.name
    : null;

/** The last name of `catalogue` or `ports.catalogue`. */
const lastName = (node: unknown): string | null =>
  isNode(node) && node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node);

/** Names that a pattern takes out of an object. */
const takenNames = (pattern: Node): readonly string[] =>
  (Array.isArray(pattern.properties) ? pattern.properties : []).flatMap((property: Node) => nameOf(property.key) ?? []);

/** `typesOf`: names of the port types by the name of the port. */
export type PortTypes = Readonly<Record<string, string>>;

/**
 * The members of ports that a source names, as `port.member`: of a variable or property with the port's name, or of
 * anything that is declared with the port's type.
 */
export const portMembersIn = (
  path: string,
  types: PortTypes,
  source = readFileSync(join(root, path), 'utf8'),
): ReadonlySet<string> => {
  const { program } = parseSync(path, source);
  const nodes = [...nodesBelow(program as unknown as Node)];
  const textOf = ({ start, end }: Node): string => source.slice(Number(start), Number(end));
  const portsTyped = (annotation: unknown): readonly string[] =>
    isNode(annotation)
      ? Object.entries(types).flatMap(([port, type]) =>
          new RegExp(`\\b${type}\\b`).test(textOf(annotation)) ? [port] : [],
        )
      : [];
  const aliases = new Map<string, readonly string[]>();
  const found = new Set<string>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (name !== null && isNode(node.typeAnnotation)) aliases.set(name, portsTyped(node.typeAnnotation));
    if (node.type === 'ObjectPattern')
      for (const port of portsTyped(node.typeAnnotation))
        for (const member of takenNames(node)) found.add(`${port}.${member}`);
  }
  const portsNamed = (name: string | null): readonly string[] =>
    name === null ? [] : [...(name in types ? [name] : []), ...(aliases.get(name) ?? [])];
  for (const node of nodes) {
    if (node.type === 'MemberExpression')
      for (const port of portsNamed(lastName(node.object))) found.add(`${port}.${nameOf(node.property)}`);
    if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern')
      for (const port of portsNamed(lastName(node.init)))
        for (const member of takenNames(node.id)) found.add(`${port}.${member}`);
  }
  return found;
};
