import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { isSameSecret, signText } from '#backend/platform/signature.ts';
import { type SupportRow, supportRequests } from '#backend/support/schema.ts';
import { readSupportNumber, supportNumber } from '#backend/support/support-requests.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { REPLY_CODE_LENGTH, type ReplyTarget, writeReplyAddress } from '#core/support-rules/mail/reply-address.ts';

type Signer = Pick<BackendDeps, 'secrets'>;

/** By the id, which no mail shows. A merge gives the request to another customer, who goes on in the same thread. */
const codeOf = (secrets: SecretList, id: string): string =>
  signText(secrets, `support reply ${id}`).slice(0, REPLY_CODE_LENGTH);

/** Where mails of a request are answered: `own` with the request and a code that only the backend can write. */
export const replyAddress = ({ secrets }: Signer, own: string, request: Pick<SupportRow, 'id' | 'number'>): string =>
  writeReplyAddress(own, { number: supportNumber(request), code: codeOf(secrets.sealing, request.id) });

/** The request that an address names; null for an unknown one, and for a code that none of the secrets wrote. */
export const findReplied = async (
  { db, secrets }: Signer & { readonly db: Database },
  { number, code }: ReplyTarget,
): Promise<SupportRow | null> => {
  const [row] = await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.number, readSupportNumber(number)));
  const isRight = row !== undefined && secrets.sealing.some((each) => isSameSecret(codeOf([each], row.id), code));
  return isRight ? row : null;
};
