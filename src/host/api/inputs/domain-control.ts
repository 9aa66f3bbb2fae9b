import * as z from 'zod';
import { contactRoles } from '#core/domain-control/domain-settings.ts';
import { MAX_NAME_SERVERS } from '#core/domain-control/name-servers.ts';
import type * as domainControl from '#core/domain-control/operations.ts';
import { serviceId } from '#core/shared/ids.ts';
import { command, flag, type Inputs, key, typed, whole } from './parts.ts';

const service = key.transform(serviceId);
const version = whole.pipe(z.number().min(0));

/** A list, or the rows of a form by their index. */
const servers = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : (value ?? []),
  // Beyond the limit of a domain, so that the use case can say so.
  z.array(z.object({ host: typed(300), addresses: typed(400) })).max(2 * MAX_NAME_SERVERS),
);

export const domainControlInputs: Inputs<typeof domainControl> = {
  loadDomainSettings: z.object({ id: service }),
  saveDomainContact: command({
    id: service,
    version,
    role: z.enum(contactRoles),
    name: typed(300),
    organisation: typed(300),
    address: typed(400),
    phone: typed(100),
    email: typed(300),
  }),
  sendAuthCode: command({ id: service }),
  setNameServers: command({ id: service, version, use: z.enum(['shop', 'own']), servers }),
  setTransferLock: command({ id: service, version, isLocked: flag(false) }),
};
