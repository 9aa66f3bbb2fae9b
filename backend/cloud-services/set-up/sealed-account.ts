import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import type { BankAccount } from '#core/ending-rules/bank-account.ts';

const sealing = (of: string) => ({ purpose: 'bank accounts of refunds', of });

/** Binds the ciphertext to the request's id. */
export const sealAccount = (secrets: SealingSecrets, requestId: string, account: BankAccount): string =>
  sealBytes(secrets, sealing(requestId), Buffer.from(JSON.stringify(account), 'utf8'));

/** null when the secret or the request differs. */
export const openAccount = (secrets: SealingSecrets, requestId: string, sealed: string): BankAccount | null => {
  const opened = openBytes(secrets, sealing(requestId), sealed);
  // Only `sealAccount` seals for this purpose.
  return opened === null ? null : (JSON.parse(opened.toString('utf8')) as BankAccount);
};
