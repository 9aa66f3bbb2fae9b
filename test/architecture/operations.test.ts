import { describe, expect, test } from 'vitest';
import { query } from '#core/failures/operation.ts';
import { operations } from '#core/operations.ts';
import { ok } from '#core/shared/result.ts';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const modules: Modules = import.meta.glob('../../src/core/**/*.ts', { eager: true });

const isDeclared = (value: unknown): boolean => typeof value === 'function' && 'kind' in value;

/** Operations that a module declares and no list names, one sentence each; an operation goes by its own name. */
const unlisted = (all: Modules): readonly string[] =>
  Object.entries(all).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      if (!isDeclared(value) || (operations as Readonly<Record<string, unknown>>)[name] === value) return [];
      const [file = '', folder = ''] = [path.replace('../../', ''), path.split('/')[4]];
      return `${file}: nothing can call ${name}. Export it in src/core/${folder}/operations.ts, and spread that folder in src/core/operations.ts.`;
    }),
  );

describe('operations', () => {
  test('every query and command of the core is in the list of its capability', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(300);
    expect(unlisted(modules)).toEqual([]);
  });

  test('one that is missing, or has another name there, is found', () => {
    const forgotten = query(() => async () => ok(1));
    const path = '../../src/core/domains/load-domain-expiry.ts';
    expect(unlisted({ [path]: { loadDomainExpiry: forgotten } })).toEqual([
      'src/core/domains/load-domain-expiry.ts: nothing can call loadDomainExpiry. Export it in src/core/domains/operations.ts, and spread that folder in src/core/operations.ts.',
    ]);
    expect(unlisted({ [path]: { otherName: operations.loadCart } })).toHaveLength(1);
    expect(unlisted({ [path]: { loadCart: operations.loadCart, loadingTime: 5 } })).toEqual([]);
  });
});
