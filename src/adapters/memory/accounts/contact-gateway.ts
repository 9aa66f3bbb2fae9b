import { type Answer, asCustomer, type CustomerSession } from '#adapters/memory/as-visitor.ts';
import { hasRefusedMail, redirectRefusedMails } from '#adapters/memory/orders/order-mails.ts';
import { saveOrder } from '#adapters/memory/orders/orders.ts';
import { denied, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { ContactField, ContactSide } from '#core/account/profile/contact-change.ts';
import type { ContactGateway } from '#core/account/profile/contact-gateway.port.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { ok } from '#core/shared/result.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { deleteAccount, findUserById, findUserByName, loginMethodsOf, updateLoginMethods } from './accounts.ts';
import type { ContactRecord } from './accounts-state.ts';
import { createCode, verifyCode } from './codes.ts';
import { refuseIfLoginTooOld } from './sessions.ts';

const DELAY_MS = 72 * 3_600_000;

const purposeOf = (user: User, field: ContactField, side: ContactSide): string => `contact ${user.id} ${field} ${side}`;

const hasTaken = (world: World, user: User, contact: string): boolean => {
  const other = findUserByName(world, contact);
  return other !== undefined && other.id !== user.id && other.status === 'VERIFIED';
};

/** The refused mails of the customer's own orders. */
const followAddress = (world: World, { partyId, email }: User, to: string): void => {
  for (const record of world.state.orders.values()) {
    const { order } = record;
    const isOwn = order.owner?.partyId === partyId && order.owner.contact.email === email;
    if (!isOwn || order.owner === null || !hasRefusedMail(world, email, order.id)) continue;
    saveOrder(world, record, { ...order, owner: { ...order.owner, contact: { ...order.owner.contact, email: to } } });
    redirectRefusedMails(world, order.id, email, to);
  }
};

/** The old login name becomes the new one; unverified accounts lose it. */
const putInForce = (world: World, user: User, { field, contact }: ContactRecord): void => {
  const other = findUserByName(world, contact);
  if (other && other.id !== user.id) deleteAccount(world, other.id);
  if (field === 'email') followAddress(world, user, contact);
  const names = loginMethodsOf(world, user.id).usernames.filter((each) => each !== user[field] && each !== contact);
  updateLoginMethods(world, user.id, { usernames: [...names, contact] });
  world.state.users.set(user.id, { ...user, [field]: contact });
};

/** [ContactGateway] */
export const memoryContactGateway = (world: World, bearer: Bearer): ContactGateway => {
  const { contactChanges } = world.state.accounts;
  const customer = asCustomer(world, bearer);
  const keyOf = (user: User, field: ContactField): string => `${user.id} ${field}`;
  const applyDue = (): void => {
    for (const [key, record] of contactChanges) {
      const user = findUserById(world, record.userId);
      if (record.effectiveAt === null || world.state.now < record.effectiveAt) continue;
      contactChanges.delete(key);
      if (user && !hasTaken(world, user, record.contact)) putInForce(world, user, record);
    }
  };
  const asOwner = <Value>(work: (user: User, who: CustomerSession) => Answer<Value>) =>
    customer((who) => {
      applyDue();
      const user = findUserById(world, who.party);
      return user ? work(user, who) : denied;
    });
  return {
    changes: () =>
      asOwner((user) =>
        ok(
          [...contactChanges.values()]
            .filter(
              ({ userId, awaitsNew, codesUntil }) => userId === user.id && (!awaitsNew || world.state.now < codesUntil),
            )
            .map(({ userId: _, ...change }) => change),
        ),
      ),
    refusedEmail: () =>
      asOwner(({ email, status }) =>
        ok(status === 'VERIFIED' && email !== '' && hasRefusedMail(world, email) ? maskContact(email) : null),
      ),
    request: (field, typed) =>
      asOwner((user, who) => {
        const tooOld = refuseIfLoginTooOld(world, who);
        if (tooOld) return tooOld;
        const contact = field === 'email' ? normaliseUsername(typed) : normalisePhone(typed);
        const isRight = field === 'email' ? isEmail(contact) : isPhone(contact);
        if (!isRight || contact === user[field]) return refuse('bad-input', { field: 'contact' });
        const old = user[field];
        const send = (side: ContactSide, to: string, known: boolean) =>
          createCode(world, purposeOf(user, field, side), known ? user : undefined, to, (code) => `Mã: ${code}`);
        const { expiresAt: codesUntil, outbox } = send('new', contact, !hasTaken(world, user, contact));
        if (old !== '') send('old', old, true);
        const awaiting = { awaitsNew: true, awaitsOld: old !== '', effectiveAt: null };
        contactChanges.set(keyOf(user, field), { ...awaiting, userId: user.id, field, contact, codesUntil, outbox });
        return ok(undefined);
      }),
    confirm: (field, side, code) =>
      asOwner((user) => {
        const record = contactChanges.get(keyOf(user, field));
        if (!record) return refuse('code-expired');
        const right = verifyCode(world, purposeOf(user, field, side), (each) => each.code === code);
        if (!right.ok) return right;
        const next = { ...record, ...(side === 'new' ? { awaitsNew: false } : { awaitsOld: false }) };
        contactChanges.set(keyOf(user, field), next);
        if (next.awaitsNew || next.awaitsOld) return ok(undefined);
        if (hasTaken(world, user, record.contact)) return refuse('account-exists');
        contactChanges.delete(keyOf(user, field));
        putInForce(world, user, next);
        return ok(undefined);
      }),
    delay: (field) =>
      asOwner((user) => {
        const record = contactChanges.get(keyOf(user, field));
        if (!record || record.awaitsNew || record.effectiveAt !== null) return refuse('link-expired');
        contactChanges.set(keyOf(user, field), { ...record, effectiveAt: world.state.now + DELAY_MS });
        return ok(undefined);
      }),
    cancel: (field) =>
      asOwner((user) => {
        contactChanges.delete(keyOf(user, field));
        return ok(undefined);
      }),
  };
};
