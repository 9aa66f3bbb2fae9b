import { UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { domainInfo } from './domain-commands.ts';
import { EppRefusal, type EppServer, type EppSession, resultCodes } from './epp-session.ts';

export const LOCK = 'clientTransferProhibited';

/** A name as the registry has it. */
export type Registered = {
  /** As it was answered, for a renewal. */
  readonly expires: string;
  readonly expiresAt: number;
  readonly hosts: readonly string[];
  readonly locks: readonly string[];
  readonly registrant: string;
  /** Whether its zone is signed for the world: DS records, or keys, stand in the registry. [RFC 5910] */
  readonly hasDigests: boolean;
  /** Whether it is lost unless somebody pays what the registry asks for its return. [RFC 3915] */
  readonly isInRedemption: boolean;
  /** Whether the shop holds it. */
  readonly isOwn: boolean;
};

export const isRefused = (error: unknown, code: number): boolean => error instanceof EppRefusal && error.code === code;

/** null unless the registry refuses with this code. */
export const unless = async <Value>(code: number, answer: Promise<Value>): Promise<Value | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isRefused(error, code)) return null;
    throw error;
  }
};

/** null where nobody holds the name. Throws UnreadableAnswer. */
export const loadName = async (
  { send }: EppSession,
  { clientId }: EppServer,
  name: string,
): Promise<Registered | null> => {
  const answer = await unless(resultCodes.isAbsent, send(domainInfo(name)));
  if (answer === null) return null;
  const expires = answer.text('domain', 'exDate') ?? '';
  const isOwn = answer.text('domain', 'clID') === clientId;
  // A registrar that does not hold a name is told little about it.
  if (isOwn && Number.isNaN(Date.parse(expires))) throw new UnreadableAnswer('a name without its end');
  return {
    expires,
    expiresAt: Date.parse(expires),
    hosts: answer.texts('domain', 'hostObj').map((host) => host.toLowerCase()),
    locks: answer.attributes('domain', 'status', 's').filter((status) => status === LOCK),
    registrant: answer.text('domain', 'registrant') ?? '',
    hasDigests: [...answer.elements('secDNS', 'dsData'), ...answer.elements('secDNS', 'keyData')].length > 0,
    isInRedemption: answer.attributes('rgp', 'rgpStatus', 's').includes('redemptionPeriod'),
    isOwn,
  };
};
