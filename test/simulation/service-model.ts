import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { MAX_ACCESS_KEYS } from '#core/control-rules/access-keys.ts';
import { isActionKind } from '#core/control-rules/power.ts';
import { seatsBought } from '#core/control-rules/seats.ts';
import { MAX_RECORDS } from '#core/shared/domains/dns-problem.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { Violation } from './violation.ts';

/** One press that acts on a service or adds to its lists, as the customer knows it. */
export type ServiceAttempt = {
  readonly service: ServiceId;
  readonly kind: 'power' | 'key' | 'seat' | 'record' | 'refund';
  /** Name of the key or record, or address of the user: no two attempts have the same. Of a refund, its amount. */
  readonly mark: string;
  /** Idempotency key. */
  readonly key: string;
  /** Without an accepted answer it may have happened or not. */
  answer: 'accepted' | 'uncertain';
  removed: 'no' | 'uncertain' | 'yes';
};

type ListedKind = 'key' | 'seat' | 'record';

/** What the shop answered about services, compared with the world by `audit`. */
export class ServiceModel {
  private readonly attempts: ServiceAttempt[] = [];
  private readonly shownSecrets = new Set<string>();
  /** Requests for a refund that the staff refused, by service. */
  private readonly refusals = new Map<ServiceId, number>();

  begin(given: Pick<ServiceAttempt, 'service' | 'kind' | 'mark' | 'key'>): ServiceAttempt {
    const attempt: ServiceAttempt = { ...given, answer: 'uncertain', removed: 'no' };
    this.attempts.push(attempt);
    return attempt;
  }

  /** Records that a key or user is being removed; the answer makes it certain. */
  removing(kind: ListedKind, mark: string): (isConfirmed: boolean) => void {
    const found = this.attempts.find((each) => each.kind === kind && each.mark === mark);
    if (found?.removed === 'no') found.removed = 'uncertain';
    return (isConfirmed) => {
      if (found && isConfirmed) found.removed = 'yes';
    };
  }

  /** A secret is shown once. */
  recordShown(key: string): void {
    if (this.shownSecrets.has(key)) throw new Violation('doubled', `the secret of ${key} was shown twice`);
    this.shownSecrets.add(key);
  }

  recordRefusal(service: ServiceId): void {
    this.refusals.set(service, (this.refusals.get(service) ?? 0) + 1);
  }

  audit(world: World): void {
    for (const record of world.state.services.values()) {
      this.auditPower(record);
      const { keys = [], seats = [] } = record.control ?? {};
      this.auditList(
        record,
        'key',
        keys.map(({ name }) => name),
        MAX_ACCESS_KEYS,
      );
      this.auditList(
        record,
        'seat',
        seats.map(({ email }) => email),
        seatsBought(record.detail),
      );
      const { records = [] } = world.state.zones.get(record.detail.id) ?? {};
      this.auditList(
        record,
        'record',
        records.map(({ name }) => name),
        MAX_RECORDS,
      );
      this.auditRefund(record);
    }
  }

  private on({ detail }: ServiceRecord, kind: ServiceAttempt['kind']): readonly ServiceAttempt[] {
    return this.attempts.filter((each) => each.service === detail.id && each.kind === kind);
  }

  /** One action at a time, each press at most once, and each accepted press in the log. */
  private auditPower(record: ServiceRecord): void {
    const pressed = this.on(record, 'power');
    const logged = (record.control?.log ?? []).filter(({ kind }) => isActionKind(kind));
    if (logged.filter(({ outcome }) => outcome === 'running').length > 1)
      throw new Violation('doubled', `two actions run on ${record.detail.id}`);
    if (logged.length > pressed.length)
      throw new Violation('doubled', `${logged.length} actions for ${pressed.length} presses on ${record.detail.id}`);
    const accepted = pressed.filter(({ answer }) => answer === 'accepted').length;
    if (logged.length < accepted) throw new Violation('lost', `an action of ${record.detail.id}`);
  }

  /** Accepted requests are kept, one at a time, at an amount that the customer was shown. */
  private auditRefund({ detail, ending, control }: ServiceRecord): void {
    const asked = this.attempts.filter((each) => each.service === detail.id && each.kind === 'refund');
    const request = ending?.request ?? null;
    if (request === null && asked.some(({ answer }) => answer === 'accepted'))
      throw new Violation('lost', `the refund of ${detail.id}`);
    if (request !== null && !asked.some(({ mark }) => mark === String(request.amounts.gross)))
      throw new Violation('charged-otherwise', `${request.amounts.gross} of ${detail.id} were shown to nobody`);
    const times = (control?.log ?? []).filter(({ kind }) => kind === 'ask-refund').length;
    if (times > 1 + (this.refusals.get(detail.id) ?? 0)) throw new Violation('doubled', `the refund of ${detail.id}`);
  }

  private auditList(record: ServiceRecord, kind: ListedKind, marks: readonly string[], most: number): void {
    const asked = this.on(record, kind);
    if (marks.length > most) throw new Violation('doubled', `${record.detail.id} has ${marks.length} of ${most}`);
    if (new Set(marks).size < marks.length) throw new Violation('doubled', `a ${kind} of ${record.detail.id} is twice`);
    for (const { mark, answer, removed } of asked) {
      const isThere = marks.includes(mark);
      if (isThere && removed === 'yes') throw new Violation('resurrected', `${mark} was removed and is there again`);
      if (!isThere && answer === 'accepted' && removed === 'no') throw new Violation('lost', `${mark} is not there`);
    }
    if (marks.some((mark) => !asked.some((each) => each.mark === mark)))
      throw new Violation('doubled', `nobody asked for a ${kind} of ${record.detail.id}`);
  }
}
