import type { AccessKey, AccessKeys } from '#core/services/access/access-keys.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { lineFor, unwrap } from '#test/payment/payment-subject.ts';
import type { ControlSubject } from '#test/services/control/control-subject.ts';
import { runServices } from '#test/services/service-subject.ts';

/** Keys of a customer's stores, another customer's and a guest's, with the control that logs what was done. */
export type AccessKeysSubject = ControlSubject & {
  readonly accessKeys: AccessKeys;
  readonly othersKeys: AccessKeys;
  readonly guestsKeys: AccessKeys;
};

export const storeLine = () => lineFor((slug) => slug.startsWith('object-storage'));

/** A running store of the customer. */
export const runStore = async (subject: AccessKeysSubject): Promise<ServiceId> =>
  (await runServices(subject, [storeLine()]))[0].id;

export const createKey = ({ accessKeys, newIdempotencyKey }: AccessKeysSubject, id: ServiceId, name: string) =>
  accessKeys.create(id, name, newIdempotencyKey());

/** A key that was just made. */
export const freshKey = async (subject: AccessKeysSubject, id: ServiceId, name: string): Promise<AccessKey> => {
  const found = unwrap(await createKey(subject, id, name)).find((each) => each.name === name);
  if (!found) throw new Error('the new key is not listed');
  return found;
};
