import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { LineInput, LinesInput } from '#backend/line-pricing/line-input.ts';
import { type OrderLineRow, orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { AUTH_CODE_TTL_MS } from '#core/domains/transfer.ts';

const sealing = (of: string) => ({ purpose: 'transfer codes of domain names', of });

/** Binds the code to its domain. */
const sealAuthCode = (secrets: SealingSecrets, domain: string, code: string): string =>
  sealBytes(secrets, sealing(domain), Buffer.from(code, 'utf8'));

/** null when the secret or the domain differs. */
export const openAuthCode = (secrets: SealingSecrets, domain: string, sealed: string): string | null =>
  openBytes(secrets, sealing(domain), sealed)?.toString('utf8') ?? null;

/** The input with encrypted auth codes, as stored. */
export const withSealedAuthCodes = (
  { secrets }: { readonly secrets: SealingSecrets },
  input: LinesInput,
): LinesInput => ({
  ...input,
  lines: input.lines.map((line) =>
    line.authCode === undefined ? line : { ...line, authCode: sealAuthCode(secrets, line.description, line.authCode) },
  ),
});

/** The input without auth codes, as hashed for the idempotency key. */
export const withoutAuthCodes = (input: LinesInput): LinesInput => ({
  ...input,
  lines: input.lines.map(({ authCode: _, ...line }) => line),
});

type CodedLine = Pick<OrderLineRow, 'description' | 'transfer' | 'transferCode'>;

export const lacksAuthCode = ({ transfer, transferCode }: CodedLine): boolean => transfer && transferCode === null;

/** Throws TRANSFER_REFUSED {domain, why: code-forgotten} when the sweep has deleted the auth code. [DOM-01] */
export const requireAuthCode = (line: CodedLine): void => {
  const domain = line.description;
  if (lacksAuthCode(line))
    throw new ServiceFailure('TRANSFER_REFUSED', `The code of ${domain} is kept no more`, {
      domain,
      why: 'code-forgotten',
    });
};

/** `replaced` are auth codes for existing lines that lack one, with those lines; `added` is everything else. */
export const splitReplacedAuthCodes = (input: LinesInput, present: readonly OrderLineRow[]) => {
  const lineFor = ({ description, authCode: transferCode }: LineInput): OrderLineRow | undefined =>
    transferCode === undefined
      ? undefined
      : present.find((each) => lacksAuthCode(each) && each.description === description);
  const replaced = input.lines.flatMap((given) => {
    const line = lineFor(given);
    return line ? [{ given, line }] : [];
  });
  return { replaced, added: { ...input, lines: input.lines.filter((each) => lineFor(each) === undefined) } };
};

/**
 * Deletes auth codes of closed orders, and of unpaid orders unchanged for 30 days before `now` (ms since 1970 UTC); the
 * lines stay and need a new code. Row locks exclude orders that are placed or paid at the same moment. [DOM-01, DOM-04]
 */
export const sweepAuthCodes = async (db: Database, now: number): Promise<void> => {
  const unpaid = and(inArray(orders.status, [orderNumberOf.draft, orderNumberOf.open]), eq(orders.financial, 'UNPAID'));
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.status, orderNumberOf.closed), and(unpaid, lt(orders.updatedAt, now - AUTH_CODE_TTL_MS))))
    .for('update', { skipLocked: true });
  await db
    .update(orderLines)
    .set({ transferCode: null })
    .where(and(isNotNull(orderLines.transferCode), inArray(orderLines.orderId, over)));
};
