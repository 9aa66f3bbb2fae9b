import { loginMethodsOf } from '#adapters/memory/accounts/accounts.ts';
import type { Answer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound } from '#adapters/memory/refusals.ts';
import type { DomainSettingsRecord, ServiceRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { firstChoices } from '#contracts/domain-control.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { decideAuthCode, decideSettings, recentCodes } from '#core/domain-control/decide-settings.ts';
import type { DomainControl, DomainEdit } from '#core/domain-control/domain-control.port.ts';
import { type DomainSettings, MAX_AUTH_CODES } from '#core/domain-control/domain-settings.ts';
import { loggedChange } from '#core/domain-control/logged-change.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { ok } from '#core/shared/result.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { currentService } from './provisioning.ts';
import { logDone } from './service-actions.ts';
import { withService } from './service-gateway.ts';

const CODE_LENGTH = 16;

/** The address of the account by which its owner logs in, or which a provider confirmed. */
const findVerifiedEmail = (world: World, { party }: SessionRecord): string | null => {
  const user = [...world.state.users.values()].find(({ partyId }) => partyId === party);
  const { usernames } = loginMethodsOf(world, user?.id ?? '');
  return usernames.find(isEmail) ?? (usernames.length === 0 ? user?.email || null : null);
};

const recordOf = (world: World, { detail, line }: ServiceRecord): DomainSettingsRecord => {
  const order = world.state.orders.get(detail.orderId)?.order;
  const { owner = null, address = null, invoiceRequest = null, lines = [] } = order ?? {};
  const isTransfer = lines.find(({ id }) => id === line)?.isTransfer === true;
  const choices = firstChoices({ contact: owner?.contact ?? null, address, invoiceRequest }, isTransfer);
  const untouched = { ...choices, version: 0, codeSentAt: null, codesSent: [] };
  return world.state.domainSettings.get(detail.id) ?? untouched;
};

type Found = {
  readonly record: DomainSettingsRecord;
  readonly settings: DomainSettings;
  readonly address: string | null;
};

const find = (world: World, service: ServiceRecord, who: SessionRecord): Found | null => {
  const domain = service.detail.type === DOMAIN_LINE ? normaliseDomain(service.detail.name) : null;
  if (domain === null) return null;
  const record = recordOf(world, service);
  const { codeSentAt, codesSent, ...choices } = record;
  const address = findVerifiedEmail(world, who);
  const left = MAX_AUTH_CODES - recentCodes(codesSent, world.state.now).length;
  const authCode = {
    sentAt: codeSentAt,
    isPending: false,
    address: address === null ? null : maskContact(address),
    left,
  };
  const canChange = isRunning(currentService(world, service));
  const { nameServers: shopNameServers } = world;
  const settings = { ...choices, domain, shopNameServers, isServed: false, authCode, isPending: false, canChange };
  return { record, settings, address };
};

const apply = (world: World, id: string, { record, settings }: Found, edit: DomainEdit): Answer<null> => {
  const { nameServers, isLocked, contacts } = record;
  const decided = decideSettings(settings, edit);
  if (!decided.ok) return decided;
  if (JSON.stringify(decided.value) === JSON.stringify({ nameServers, isLocked, contacts })) return ok(null);
  const codeSentAt = decided.value.isLocked ? null : record.codeSentAt;
  world.state.domainSettings.set(id, { ...record, ...decided.value, codeSentAt, version: record.version + 1 });
  const { kind, detail } = loggedChange(edit.change);
  logDone(world, id, kind, detail);
  return ok(null);
};

const send = (world: World, id: string, { record, settings, address }: Found): Answer<null> => {
  const { now, accounts } = world.state;
  const decided = decideAuthCode(settings, address, record.codesSent, now);
  if (!decided.ok) return decided;
  const text = `Mã chuyển của ${settings.domain}: ${world.random.id().slice(0, CODE_LENGTH)}`;
  accounts.outbox.push({ id: world.random.id(), channel: 'email', to: decided.value, text, at: now });
  const codesSent = [...recentCodes(record.codesSent, now), now];
  world.state.domainSettings.set(id, { ...record, codeSentAt: now, codesSent });
  logDone(world, id, 'auth-code', '');
  return ok(null);
};

/** The fake's settings of domains; a mail with a code is in the outbox of the world. */
export const memoryDomainControl = (world: World, bearer: Bearer): DomainControl => {
  const onService = withService(world, bearer);
  const onDomain = (
    id: Parameters<DomainControl['load']>[0],
    effect: (found: Found, who: SessionRecord) => Answer<null>,
  ) =>
    onService(id, (service, who) => {
      const found = find(world, service, who);
      if (found === null) return notFound;
      const done = effect(found, who);
      return done.ok ? ok(find(world, service, who)?.settings ?? found.settings) : done;
    });
  return {
    load: (id) => onDomain(id, () => ok(null)),
    change: (id, edit, key) =>
      onDomain(id, (found, { session }) =>
        runOnce(world, session, key, ['change-domain', id, edit], () => apply(world, id, found, edit)),
      ),
    sendAuthCode: (id, key) =>
      onDomain(id, (found, { session }) =>
        runOnce(world, session, key, ['send-auth-code', id], () => send(world, id, found)),
      ),
  };
};
