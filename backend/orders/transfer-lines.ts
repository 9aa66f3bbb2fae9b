import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { LineInput, LinesInput } from '#backend/line-pricing/line-input.ts';
import { type OrderLineRow, orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { keyFor, openBytes, sealBytes } from '#backend/platform/sealed.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { TRANSFER_CODE_KEPT_MS } from '#contracts/domain-transfer.ts';
import type { DomainStatus } from './order-deps.ts';

const keyOf = (secret: string): Buffer => keyFor(secret, 'transfer codes of domain names');

/** Seals the code of a name, bound to the name. */
const sealCode = (secret: string, domain: string, code: string): string =>
  sealBytes(keyOf(secret), domain, Buffer.from(code, 'utf8'));

/** Opens what was sealed for a name; null where the secret or the name is another one. */
export const openCode = (secret: string, domain: string, sealed: string): string | null =>
  openBytes(keyOf(secret), domain, sealed)?.toString('utf8') ?? null;

/** The same lines with their codes sealed: so they are written. */
export const withSealedCodes = (
  { secrets }: { readonly secrets: { readonly signing: string } },
  input: LinesInput,
): LinesInput => ({
  ...input,
  lines: input.lines.map((line) =>
    line.transferCode === undefined
      ? line
      : { ...line, transferCode: sealCode(secrets.signing, line.description, line.transferCode) },
  ),
});

/** The same lines without their codes: so they are compared with an earlier press, of which a digest is kept. */
export const withoutCodes = (input: LinesInput): LinesInput => ({
  ...input,
  lines: input.lines.map(({ transferCode: _, ...line }) => line),
});

/** @throws ServiceFailure TRANSFER_REFUSED {domain, why} for anything but a definite «registered» [DOM-04] */
export const requireRegistered = (domain: string, status: DomainStatus): void => {
  if (status !== 'registered')
    throw new ServiceFailure('TRANSFER_REFUSED', `${domain} is ${status}`, { domain, why: status });
};

type CodedLine = Pick<OrderLineRow, 'description' | 'transfer' | 'transferCode'>;

/** A line that moves a name and has no code to move it with (any more). */
export const lacksCode = ({ transfer, transferCode }: CodedLine): boolean => transfer && transferCode === null;

/** @throws ServiceFailure TRANSFER_REFUSED {domain, why: code-forgotten} for a line whose code the sweep has forgotten [DOM-01] */
export const requireCode = (line: CodedLine): void => {
  const domain = line.description;
  if (lacksCode(line))
    throw new ServiceFailure('TRANSFER_REFUSED', `The code of ${domain} is kept no more`, {
      domain,
      why: 'code-forgotten',
    });
};

/** Lines of the input that give codes to lines which lack them, beside the lines that they are for; and all others. */
export const codesGivenAgain = (input: LinesInput, present: readonly OrderLineRow[]) => {
  const lineFor = ({ description, transferCode }: LineInput): OrderLineRow | undefined =>
    transferCode === undefined
      ? undefined
      : present.find((each) => lacksCode(each) && each.description === description);
  const again = input.lines.flatMap((given) => {
    const line = lineFor(given);
    return line ? [{ given, line }] : [];
  });
  return { again, rest: { ...input, lines: input.lines.filter((each) => lineFor(each) === undefined) } };
};

/**
 * Forgets codes that nobody needs: of orders that are closed, and of those that nobody paid and nobody touched for 30 days
 * before `now` (ms since 1970 UTC). The lines stay, and ask for their codes again. One statement; the orders' row locks keep
 * it from an order that is placed or paid at the same moment. [DOM-01, DOM-04]
 */
export const sweepCodes = async (db: Database, now: number): Promise<void> => {
  const unpaid = and(inArray(orders.status, [10, 20]), eq(orders.financial, 'UNPAID'));
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.status, 90), and(unpaid, lt(orders.updatedAt, now - TRANSFER_CODE_KEPT_MS))))
    .for('update', { skipLocked: true });
  await db
    .update(orderLines)
    .set({ transferCode: null })
    .where(and(isNotNull(orderLines.transferCode), inArray(orderLines.orderId, over)));
};
