import * as z from 'zod/mini';
import { challengeReply, operationDone } from '#adapters/replies/log-in-reply.ts';
import { overviewReply, personalDataReply } from '#adapters/replies/security-reply.ts';
import { organisationId as org } from '#contracts/organisation.ts';
import { accountPaths as at } from '#contracts/rest/account-rest.ts';
import type { SecurityGateway } from '#core/account/security/security-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** The bearer is the customer's session. [SDK-03] */
export const restSecurityGateway = ({ rest }: Pick<ServiceClient, 'rest'>): SecurityGateway => {
  const done = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    rest(method, path, { schema: operationDone, ...(body && { body }) });
  return {
    overview: () => rest('GET', at.security(org), { schema: overviewReply }),
    personalData: () => rest('GET', at.personalData(org), { schema: personalDataReply }),
    endSession: (id) => done('DELETE', at.session(org, id)),
    endOtherSessions: () => rest('DELETE', at.sessions(org), { schema: z.number() }),
    changePassword: (currentPassword, newPassword) => done('PUT', at.password(org), { currentPassword, newPassword }),
    startPasskey: () => rest('POST', at.newPasskey(org), { schema: challengeReply }),
    addPasskey: (challengeId, response, name) => done('POST', at.ownPasskeys(org), { challengeId, response, name }),
    removePasskey: (id) => done('DELETE', at.ownPasskey(org, id)),
    startTotp: () => done('POST', at.totp(org)),
    confirmTotp: (code) => done('PUT', at.totp(org), { code }),
    removeTotp: (code) => done('POST', at.removeTotp(org), { code }),
    unlink: (id) => done('DELETE', at.linkedLogin(org, id)),
  };
};
