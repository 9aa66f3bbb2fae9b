import { currentVisitor, type NoToken, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Visitor } from '#core/session/visitor.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

export type CustomerVisitor = Extract<Visitor, { kind: 'customer' }>;

/** Later calls carry the session. Fails with `login-required` for anonymous visitors. [GRD-01] */
export const requireCustomer =
  (ports: VisitorPorts) =>
  async (): Promise<Result<CustomerVisitor, NoToken | { readonly kind: 'login-required' }>> => {
    if (ports.tokens.session() === null) return fail({ kind: 'login-required' });
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    return visitor.value.kind === 'customer' ? ok(visitor.value) : fail({ kind: 'login-required' });
  };
