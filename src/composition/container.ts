import 'reflect-metadata';
import { Container } from 'inversify';

/** A missing binding does not compile. */
export type Bindings<Parts, Scope = undefined> = { readonly [Name in keyof Parts]: (scope: Scope) => Parts[Name] };

export type Shared<Parts> = { readonly parts: Parts; readonly names: readonly string[]; readonly container: Container };

/** Binds parts that live as long as the process. Each is created on first read. */
export const bindShared = <Parts extends object>(bindings: Bindings<Parts>): Shared<Parts> => {
  const names = Object.keys(bindings);
  const container = new Container(options);
  for (const name of names) bindPart(container, bindings, name, undefined);
  return { parts: recordOf<Parts>(names)((name) => container.get(name)), names, container };
};

/** Binds parts of one scope, such as a request, on top of the shared ones. Its container is built on first read. */
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

/** A page's CSP forbids JIT compilation; only classes need it, and nothing here is a class. */
const options = { jitless: true } as const;

const bindPart = <Parts extends object, Scope>(
  container: Container,
  bindings: Bindings<Parts, Scope>,
  name: string,
  scope: Scope,
): void => {
  // Callers take the name from the record.
  const make = bindings[name as keyof Parts];
  container
    .bind(name)
    .toDynamicValue(() => make(scope))
    .inSingletonScope();
};

type Find = (name: string) => unknown;

/** Lazy getters, defined once and shared by all records. */
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
  // Safe: `Bindings` requires a binding of the right type for every name of `Parts`.
  return (find) => new Opened(find) as object as Parts;
};
