import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { ok } from '#core/shared/result.ts';

/** What the banner says. */
export type View = {
  /** Of the customer: their name, or what they log in with. */
  readonly customer: string;
};

/** Whose shop a member of the staff looks at; null without a view, and for one that is over, which is forgotten. */
export const loadView = query(
  (ports: VisitorPorts): UseCase<Nothing, View | null> =>
    async () => {
      if (ports.tokens.view() === null) return ok(null);
      const visitor = await currentVisitor(ports)();
      if (visitor.ok && visitor.value.kind === 'customer') {
        const { fullName, email, phone } = visitor.value.user;
        return ok({ customer: fullName || email || phone });
      }
      ports.tokens.clearView();
      return ok(null);
    },
);
