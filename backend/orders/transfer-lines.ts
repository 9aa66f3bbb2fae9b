import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ServiceFailure } from '#backend/service-failure.ts';
import { TRANSFER_YEARS } from '#contracts/domain-transfer.ts';
import type { LineInput, LinesInput } from './line-input.ts';
import type { DomainStatus } from './order-deps.ts';
import type { SoldProduct, SoldTerm } from './sold-product.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of transfer codes, derived from the signing secret so that it is told from every other use of it. */
const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'transfer codes of domain names', 32));

/** Seals the code of a name: AES-256-GCM, bound to the name. Answers nonce, tag and code as base64. */
const sealCode = (secret: string, domain: string, code: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(domain));
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Opens what was sealed for a name; null where the secret or the name is another one. */
export const openCode = (secret: string, domain: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(domain))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const code = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return code.toString('utf8');
  } catch {
    return null;
  }
};

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

/** What moving a name here costs: its term at the renewal price. @throws ServiceFailure BAD_USER_INPUT for anything but one name for one year, TERM_NOT_SOLD */
export const transferTerm = (product: SoldProduct, input: LineInput, term: SoldTerm): SoldTerm => {
  const atOnce = input.pricePlan === null && input.quotation === null;
  if (product.extension === null || input.count !== 1 || input.children.length > 0 || !atOnce)
    throw new ServiceFailure('BAD_USER_INPUT', 'A transfer is one name of a sold extension, paid at once');
  requireTransferTerm(product.id, input.time);
  return { ...term, charge: term.renewal, oldPrice: null, campaign: null };
};

/** @throws ServiceFailure TERM_NOT_SOLD */
export const requireTransferTerm = (productId: string, time: number): void => {
  if (time !== TRANSFER_YEARS) throw new ServiceFailure('TERM_NOT_SOLD', 'A transfer adds one year', { productId });
};

/** @throws ServiceFailure TRANSFER_REFUSED {domain, why} for anything but a definite «registered» [DOM-04] */
export const requireRegistered = (domain: string, status: DomainStatus): void => {
  if (status !== 'registered')
    throw new ServiceFailure('TRANSFER_REFUSED', `${domain} is ${status}`, { domain, why: status });
};
