import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { RegistrantDocuments, RegistrantDocumentsRow } from './registrant-documents.ts';
import type { RegistrantDocumentsGateway } from './registrant-documents-gateway.port.ts';

export type RegistrantDocumentsPorts = VisitorPorts & { readonly registrantDocuments: RegistrantDocumentsGateway };

/** Visitors without a token own nothing; creates no token. */
const hasToken = ({ tokens }: RegistrantDocumentsPorts): boolean =>
  tokens.session() !== null || tokens.anonymous() !== null;

/** Sets the token for later calls; without a token there is no access. */
const authenticateVisitor = async (ports: RegistrantDocumentsPorts): Promise<Result<null, ShopFailure>> => {
  if (!hasToken(ports)) return fail({ kind: 'not-found' });
  const visitor = await currentVisitor(ports)();
  return visitor.ok ? ok(null) : visitor;
};

/** Only domains that require documents. [ROUTE-34] */
export const loadRegistrantDocumentsList = query(
  (ports: RegistrantDocumentsPorts): UseCase<Nothing, readonly RegistrantDocumentsRow[]> =>
    async () => {
      const visitor = await authenticateVisitor(ports);
      if (!visitor.ok) return visitor.failure.kind === 'not-found' ? ok([]) : visitor;
      const found = await readWithRetry(ports.delay, ports.registrantDocuments.list);
      return found.ok ? found : fail(toShopFailure(found.failure));
    },
);

/** Another visitor's are `not-found`. [ROUTE-35] */
export const loadRegistrantDocuments = query(
  (ports: RegistrantDocumentsPorts): UseCase<{ readonly id: ServiceId }, RegistrantDocuments> =>
    async ({ id }) => {
      const visitor = await authenticateVisitor(ports);
      if (!visitor.ok) return visitor;
      const found = await readWithRetry(ports.delay, () => ports.registrantDocuments.load(id));
      return found.ok ? found : fail(toShopFailure(found.failure));
    },
);
