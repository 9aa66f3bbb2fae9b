import DataLoader from 'dataloader';
import type { GraphqlContext } from './graphql-service.ts';

/** Runs one statement for all keys; keys without a value may be left out. */
type ReadAll<Key, Value> = (deps: GraphqlContext['deps'], keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Loads a part of an item of a list. All items of a request that ask at once are read together, and each key once;
 * null for a key without a value.
 */
export const requestLoader = <Key, Value>(
  readAll: ReadAll<Key, Value>,
): ((context: GraphqlContext, key: Key) => Promise<Value | null>) => {
  const loaders = new WeakMap<GraphqlContext, DataLoader<Key, Value | null>>();
  const open = ({ deps }: GraphqlContext) =>
    new DataLoader<Key, Value | null>(async (keys) => {
      const values = await readAll(deps, keys);
      return keys.map((key) => values.get(key) ?? null);
    });
  return (context, key) => {
    const loader = loaders.get(context) ?? open(context);
    loaders.set(context, loader);
    return loader.load(key);
  };
};
