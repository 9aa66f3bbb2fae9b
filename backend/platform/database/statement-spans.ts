import type { Pool, PoolClient } from 'pg';
import { inStatementSpan } from '#contracts/tracing/spans.ts';

type Statement = string | { readonly text: string };

/** The same pool or connection, whose statements are spans. Drizzle passes the statement first and awaits a promise. */
export const withStatementSpans = <Target extends Pool | PoolClient>(target: Target): Target =>
  new Proxy(target, {
    get: (own, name) => {
      const value: unknown = Reflect.get(own, name);
      if (typeof value !== 'function') return value;
      if (name !== 'query') return value.bind(own);
      return (statement: Statement, ...rest: readonly unknown[]) =>
        inStatementSpan(typeof statement === 'string' ? statement : statement.text, () =>
          Reflect.apply(value, own, [statement, ...rest]),
        );
    },
  });
