import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openShop } from '#test/kit/fakes/shop.ts';
import { root, sourcesBelow } from './imports.ts';
import { type PortTypes, portMembersIn } from './port-callers.ts';

/** Type names of the ports, as `Ports` declares them. */
const portTypes: PortTypes = Object.fromEntries(
  [...readFileSync(join(root, 'src/core/ports.ts'), 'utf8').matchAll(/^ {2}readonly (\w+): (\w+);$/gm)].map(
    ([, port = '', type = '']) => [port, type],
  ),
);

const methods = Object.entries(openShop().ports).flatMap(([port, adapter]) =>
  Object.entries(adapter).flatMap(([name, member]) => (typeof member === 'function' ? [`${port}.${name}`] : [])),
);

/** Where operations and the host are, and what sends the bearer's tokens; other adapters prove no use. */
const callers = [
  ...['src/core', 'src/host', 'src/composition'].flatMap(sourcesBelow).filter((path) => !path.endsWith('.port.ts')),
  'src/adapters/service-client.ts',
];

describe('every method of a port has a caller', () => {
  test('the methods of the ports are found', () => {
    expect(Object.keys(portTypes)).toHaveLength(Object.keys(openShop().ports).length);
    expect(methods.length).toBeGreaterThan(150);
  });

  test.each([
    ['a call', 'const f = ({ catalogue }) => catalogue.tags();'],
    ['a call on the record of ports', 'const f = (ports) => ports.catalogue.tags();'],
    ['a method as a value', 'const f = ({ catalogue }) => read(catalogue.tags);'],
    ['a call on a parameter of the type', 'const f = (shelf: Catalogue) => shelf.tags();'],
    ['a method taken out of the port', 'const f = ({ catalogue }) => { const { tags } = catalogue; };'],
    ['a method taken out of a parameter', 'const f = ({ tags }: Catalogue) => tags();'],
  ])('%s counts as use', (_, source) => {
    expect(portMembersIn('planted.ts', portTypes, source)).toContain('catalogue.tags');
  });

  test('a method of another object with the same name does not count', () => {
    const source = 'const f = ({ catalogue, article }) => [catalogue.units(), article.tags, { tags: 1 }];';
    expect([...portMembersIn('planted.ts', portTypes, source)]).toEqual(['catalogue.units']);
  });

  test('operations or the host call each of them', () => {
    const called = new Set(callers.flatMap((path) => [...portMembersIn(path, portTypes)]));
    expect(methods.filter((method) => !called.has(method))).toEqual([]);
  });
});
