import { handOverSchema } from '#backend/provisioning/hand-over-fields.ts';
import {
  type Answer,
  type DomainOrder,
  type DomainTask,
  type Done,
  isDomainTask,
  type Provisioner,
  type ReadAnswer,
  type Task,
  UnreadableAnswer,
} from '#backend/provisioning/provisioner.ts';
import { abilitiesWithoutEngine } from '#core/control-rules/abilities.ts';
import { isBelow } from '#core/domain-control/name-servers.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import {
  codeOf,
  contactIdOf,
  createContact,
  createDomain,
  createHost,
  foreignServers,
  Incomplete,
  renewDomain,
  roles,
  transferDomain,
  updateContact,
  updateDomain,
} from './domain-commands.ts';
import {
  type EppCommand,
  EppRefusal,
  type EppServer,
  type EppSession,
  type ExtensionPart,
  resultCodes,
  withEppSession,
} from './epp-session.ts';
import { agreeOnFee, OtherPrice } from './fees.ts';
import { isRefused, LOCK, loadName, type Registered, unless } from './registered-name.ts';
import { takeEppMessages } from './take-messages.ts';

/** A renewal that leads to about the end that was counted is done: registries count to the hour, the shop to the day. */
const RENEWED_WITHIN_MS = 180 * DAY_MS;

type Ordered = { readonly session: EppSession; readonly server: EppServer; readonly order: DomainOrder };

/** Creates what is not there. */
const ensure = async ({ send }: EppSession, create: EppCommand): Promise<boolean> =>
  (await unless(resultCodes.exists, send(create))) !== null;

const ensureContacts = async ({ session, server, order }: Ordered, { service }: Task): Promise<void> => {
  for (const role of roles) {
    const id = contactIdOf(service, role);
    const isNew = await ensure(session, createContact(id, order.contacts[role], codeOf(server.password, id)));
    if (!isNew) await session.send(updateContact(id, order.contacts[role]));
  }
};

const without = (all: readonly string[], others: readonly string[]): readonly string[] =>
  all.filter((each) => !others.includes(each));

type Wanted = { readonly registered: Registered; readonly code: string | null };

const hostsOf = ({ nameServers }: DomainOrder, { hosts }: Registered) => {
  const wanted = nameServers?.map(({ host }) => host) ?? hosts;
  return { add: without(wanted, hosts), remove: without(hosts, wanted) };
};

const differenceOf = ({ service }: Task, order: DomainOrder, { registered, code }: Wanted) => {
  const { isLocked } = order;
  const locks = isLocked ? [LOCK] : [];
  const registrant = contactIdOf(service, 'registrant');
  return updateDomain(service.name, {
    hosts: hostsOf(order, registered),
    locks: { add: without(locks, registered.locks), remove: without(registered.locks, locks) },
    registrant: registered.registrant === registrant ? null : registrant,
    code,
  });
};

const withoutDigests: ExtensionPart = ['secDNS', 'update', [['secDNS:rem', [['secDNS:all', 'true']]]]];

/** Digests are of the keys of the old name servers: with them nobody who validates would find the new ones. */
const digestsToEnd = (order: DomainOrder, registered: Registered): readonly ExtensionPart[] => {
  const { add, remove } = hostsOf(order, registered);
  return registered.hasDigests && add.length + remove.length > 0 ? [withoutDigests] : [];
};

/** Makes name servers, lock and registrant what their owner decided; `code`: a new auth code, or null. */
const align = async ({ session, server, order }: Ordered, task: Task, wanted: Wanted): Promise<void> => {
  for (const each of order.nameServers ?? []) await ensure(session, createHost(each));
  const command = differenceOf(task, order, wanted);
  if (command === null) return;
  try {
    await session.send(command, ...digestsToEnd(order, wanted.registered));
  } catch (error) {
    // Another try may have done it in between, so that the registry has what it is asked to add.
    const registered = error instanceof EppRefusal ? await loadName(session, server, task.service.name) : null;
    if (registered === null || differenceOf(task, order, { registered, code: null }) !== null) throw error;
  }
};

const failed = (reason: string): Answer => ({ state: 'failed', reason });

const doneWith = (task: Task, answered: Partial<Pick<Done, 'password' | 'expiresAt'>>): Done => ({
  state: 'done',
  facts: task.kind === 'set-up' ? handOverSchema(task.service.kind).parse({}) : null,
  password: null,
  expiresAt: null,
  ...answered,
});

const notHeld = (name: string): Answer => failed(`${name} không ở tài khoản của cửa hàng tại nơi đăng ký.`);

/** What is there already was registered by an earlier try, unless another service's contact holds it. */
const register = async ({ session, server, order }: Ordered, task: Task): Promise<Answer> => {
  const { service } = task;
  let registered = await loadName(session, server, service.name);
  if (registered === null) {
    await ensureContacts({ session, server, order }, task);
    for (const each of foreignServers(service.name, order)) await ensure(session, createHost(each));
    const fee = await agreeOnFee(session, 'create', service.name, order.years);
    const created = await unless(resultCodes.exists, session.send(createDomain(task, order, server.password), ...fee));
    if (created?.isPending) return { state: 'accepted' };
    registered = await loadName(session, server, service.name);
  }
  if (!registered?.isOwn || registered.registrant !== contactIdOf(service, 'registrant'))
    return failed(`${service.name} đã có người đăng ký.`);
  // Hosts below the name can only follow it.
  if (order.nameServers?.some(({ host }) => isBelow(service.name, host)))
    await align({ session, server, order }, task, { registered, code: null });
  return doneWith(task, { expiresAt: registered.expiresAt });
};

/** A name that has arrived. */
const takeOver = async (ordered: Ordered, task: Task, registered: Registered): Promise<Answer> => {
  await ensureContacts(ordered, task);
  await align(ordered, task, { registered, code: null });
  return doneWith(task, { expiresAt: registered.expiresAt });
};

/** Asks once: a transfer that is under way is read. */
const transfer = async (ordered: Ordered, task: Task): Promise<Answer> => {
  const { session, server, order } = ordered;
  const { name } = task.service;
  const registered = await loadName(session, server, name);
  if (registered === null) return failed(`${name} chưa ai đăng ký, nên không chuyển được.`);
  if (registered.isOwn) return takeOver(ordered, task, registered);
  if (order.transferCode === null) return failed(`Không còn mã chuyển của ${name}.`);
  const fee = await agreeOnFee(session, 'transfer', name, order.years);
  try {
    await session.send(transferDomain('request', name, order.transferCode, order.years), ...fee);
  } catch (error) {
    // Another try may have asked in between, and the name may have arrived.
    const arrived = isRefused(error, resultCodes.notEligible) ? await loadName(session, server, name) : null;
    if (arrived?.isOwn) return takeOver(ordered, task, arrived);
    if (!isRefused(error, resultCodes.pendingTransfer)) throw error;
  }
  return { state: 'accepted' };
};

const renew = async ({ session, server, order }: Ordered, task: Task): Promise<Answer> => {
  const { name } = task.service;
  const registered = await loadName(session, server, name);
  if (!registered?.isOwn) return notHeld(name);
  const isDone = order.until !== null && registered.expiresAt > order.until - RENEWED_WITHIN_MS;
  if (isDone) return doneWith(task, { expiresAt: registered.expiresAt });
  if (registered.isInRedemption)
    return failed(`${name} chỉ còn chuộc lại được ở nơi đăng ký, với phí riêng, nên không gia hạn thường được.`);
  const { expires } = registered;
  const fee = await agreeOnFee(session, 'renew', name, order.years);
  try {
    await session.send(renewDomain(name, expires, order.years), ...fee);
  } catch (error) {
    // Another try may have renewed it in between, so that its end is no longer the one that was named.
    const now = await loadName(session, server, name);
    if (!(error instanceof EppRefusal) || now === null || now.expires === expires) throw error;
  }
  const renewed = await loadName(session, server, name);
  return doneWith(task, { expiresAt: renewed?.expiresAt ?? null });
};

/** A name that is locked again gets a code that nobody knows, so that a code that was mailed is worth nothing. */
const settle = async ({ session, server, order }: Ordered, task: Task): Promise<Answer> => {
  const { name } = task.service;
  const registered = await loadName(session, server, name);
  if (!registered?.isOwn) return notHeld(name);
  await ensureContacts({ session, server, order }, task);
  const isLockedNow = order.isLocked && registered.locks.length === 0;
  const code = isLockedNow ? codeOf(server.password, `${task.key} locked`) : null;
  await align({ session, server, order }, task, { registered, code });
  return doneWith(task, {});
};

const makeCode = async ({ session, server }: Ordered, task: Task): Promise<Answer> => {
  const { name } = task.service;
  const registered = await loadName(session, server, name);
  if (!registered?.isOwn) return notHeld(name);
  const code = codeOf(server.password, task.key);
  const none = { add: [], remove: [] };
  const command = updateDomain(name, { hosts: none, locks: none, registrant: null, code });
  if (command !== null) await session.send(command);
  return doneWith(task, { password: code });
};

const work: Readonly<Record<DomainTask | 'set-up', (ordered: Ordered, task: Task) => Promise<Answer>>> = {
  'set-up': register,
  register,
  transfer,
  renew,
  settings: settle,
  'auth-code': makeCode,
};

/** How far a transfer is that was asked for. `unknown`: nobody asked. */
const readTransfer = async (ordered: Ordered, task: Task): Promise<ReadAnswer> => {
  const { session, server, order } = ordered;
  const { name } = task.service;
  if ((await loadName(session, server, name))?.isOwn) return transfer(ordered, task);
  const asked = await unless(
    resultCodes.notPendingTransfer,
    session.send(transferDomain('query', name, order.transferCode, order.years)),
  ).catch((error) => {
    if (isRefused(error, resultCodes.isAbsent) || isRefused(error, resultCodes.unauthorised)) return null;
    throw error;
  });
  const status = asked?.text('domain', 'trStatus') ?? null;
  if (status === null) return { state: 'unknown' };
  return /Rejected|Cancelled/.test(status)
    ? failed(`Nhà đăng ký trước từ chối chuyển ${name} (${status}).`)
    : { state: 'accepted' };
};

/** What was registered by another key is not this task's, and what takes no time is never read. */
const readRegistration = async ({ session, server }: Ordered, task: Task): Promise<ReadAnswer> => {
  const registered = await loadName(session, server, task.service.name);
  const isOwn = registered?.isOwn && registered.registrant === contactIdOf(task.service, 'registrant');
  return isOwn ? doneWith(task, { expiresAt: registered.expiresAt }) : { state: 'unknown' };
};

const failureOf = (error: unknown): Answer => {
  if (error instanceof Incomplete || error instanceof OtherPrice) return failed(error.message);
  if (error instanceof EppRefusal) return failed(error.reason);
  throw error;
};

/**
 * Names at a registry, or at a registrar that sells to resellers, by EPP. Nothing is kept here: a name carries the
 * contact of its service, and every task looks at what the registry has before it asks for anything. [RFC 5730–5734, 5910,
 * 3915, 8748]
 */
export const eppProvisioner = (server: EppServer): Provisioner => {
  const within = (task: Task, run: (ordered: Ordered) => Promise<ReadAnswer>): Promise<ReadAnswer> => {
    const { domain: order } = task;
    if (order === null) throw new UnreadableAnswer('no name');
    return withEppSession(server, task.key, (session) => run({ session, server, order })).catch(failureOf);
  };
  return {
    name: 'epp',
    abilities: abilitiesWithoutEngine,
    performs: (kind, of) =>
      serviceRules[of].isDomain && kind !== 'seats' && kind !== 'keys' && (kind === 'set-up' || isDomainTask(kind)),
    durationOf: () => null,
    hasOwnAddresses: true,
    perform: async (task) => {
      const { kind } = task;
      if (kind !== 'set-up' && !isDomainTask(kind)) throw new UnreadableAnswer('a registry keeps names only');
      const answer = await within(task, (ordered) => work[kind](ordered, task));
      if (answer.state === 'unknown') throw new UnreadableAnswer('unknown');
      return answer;
    },
    read: (task) =>
      within(task, async (ordered) => {
        if (task.kind === 'transfer') return readTransfer(ordered, task);
        if (task.kind === 'set-up' || task.kind === 'register') return readRegistration(ordered, task);
        return { state: 'unknown' };
      }),
    takeMessages: (take) => takeEppMessages(server, take),
  };
};
