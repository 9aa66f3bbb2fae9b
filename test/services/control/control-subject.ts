import type { ControlState, RequestedAction, ServiceControl } from '#core/services/service-control.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { domainLine, unwrap } from '#test/payment/payment-subject.ts';
import { runServices, type ServiceSubject } from '#test/services/service-subject.ts';

/** A customer's services and their control, another customer's and a guest's. */
export type ControlSubject = ServiceSubject & {
  readonly control: ServiceControl;
  readonly othersControl: ServiceControl;
  readonly guestsControl: ServiceControl;
};

/** A running server of the customer. */
export const runServer = async (subject: ControlSubject): Promise<ServiceId> => (await runServices(subject))[0].id;

/** A domain, which has neither power nor a name of its own. */
export const runDomain = async (subject: ControlSubject): Promise<ServiceId> =>
  (await runServices(subject, [domainLine(subject.freeDomain('.com'))]))[0].id;

export const act = (subject: ControlSubject, id: ServiceId, action: RequestedAction) =>
  subject.control.run(id, action, subject.newIdempotencyKey());

/** Longer than any action takes. */
export const waitForAction = ({ pass }: ControlSubject): Promise<void> => pass(120_000);

/** The state after an action that was carried out. */
export const actAndWait = async (
  subject: ControlSubject,
  id: ServiceId,
  action: RequestedAction,
): Promise<ControlState> => {
  unwrap(await act(subject, id, action));
  await waitForAction(subject);
  return unwrap(await subject.control.load(id));
};

export const reinstallWith = (system: string): RequestedAction => ({ kind: 'reinstall', system });
