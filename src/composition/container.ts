import { Container } from 'inversify';

/** How each part of a record is made, by its name: a record of bindings that misses a name does not compile. */
export type Bindings<Parts, Scope = undefined> = { readonly [Name in keyof Parts]: (scope: Scope) => Parts[Name] };

/** The parts that live as long as the process. */
export type Shared<Parts> = { readonly parts: Parts; readonly names: readonly string[]; readonly container: Container };

/** Binds what lives as long as the process. Each part is created when it is first read, and once. */
export const bindShared = <Parts extends object>(bindings: Bindings<Parts>): Shared<Parts> => {
  const names = Object.keys(bindings);
  const container = new Container(options);
  for (const name of names) bindPart(container, bindings, name, undefined);
  return { parts: recordOf<Parts>(names)((name) => container.get(name)), names, container };
};

/**
 * Binds what lives as long as one scope, such as a request, over what is shared. Opening a scope costs next to nothing:
 * its container is created when a part is first read, and binds the parts that are read.
 */
export const bindScoped = <Own extends object, Scope, Above extends object>(
  bindings: Bindings<Own, Scope>,
  above: Shared<Above>,
): ((scope: Scope) => Own & Above) => {
  const open = recordOf<Own & Above>([...above.names, ...Object.keys(bindings)]);
  return (scope) => {
    let child: Container | undefined;
    return open((name) => {
      child ??= new Container({ ...options, parent: above.container });
      if (!child.isBound(name)) bindPart(child, bindings, name, scope);
      return child.get(name);
    });
  };
};

/** Only classes are compiled when they are resolved, which the policy of a page forbids; nothing here is a class. */
const options = { jitless: true } as const;

const bindPart = <Parts extends object, Scope>(
  container: Container,
  bindings: Bindings<Parts, Scope>,
  name: string,
  scope: Scope,
): void => {
  // The name is one of the record's own: callers take it from its keys.
  const make = bindings[name as keyof Parts];
  container
    .bind(name)
    .toDynamicValue(() => make(scope))
    .inSingletonScope();
};

type Find = (name: string) => unknown;

/** Records whose every name is a getter. The getters are defined once, however many records are opened. */
const recordOf = <Parts extends object>(names: readonly string[]): ((find: Find) => Parts) => {
  class Opened {
    readonly find: Find;
    constructor(find: Find) {
      this.find = find;
    }
  }
  for (const name of names)
    Object.defineProperty(Opened.prototype, name, {
      get(this: Opened) {
        return this.find(name);
      },
    });
  // Every name of `Parts` has a binding, which makes what its type says: that is the type of `Bindings`.
  return (find) => new Opened(find) as object as Parts;
};
