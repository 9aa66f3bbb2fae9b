import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { MAX_ACCESS_KEYS } from '#core/control-rules/access-keys.ts';
import { isActionKind } from '#core/control-rules/power.ts';
import { seatsBought } from '#core/control-rules/seats.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { Violation } from './violation.ts';

/** One press that acts on a service or adds to its lists, as the customer knows it. */
export type ServiceAttempt = {
  readonly service: ServiceId;
  readonly kind: 'power' | 'key' | 'seat';
  /** Name of the key or address of the user; no two attempts have the same. */
  readonly mark: string;
  /** Idempotency key. */
  readonly key: string;
  /** Without an accepted answer it may have happened or not. */
  answer: 'accepted' | 'uncertain';
  removed: 'no' | 'uncertain' | 'yes';
};

/** What the shop answered about services, compared with the world by `audit`. */
export class ServiceModel {
  private readonly attempts: ServiceAttempt[] = [];
  private readonly shownSecrets = new Set<string>();

  begin(given: Pick<ServiceAttempt, 'service' | 'kind' | 'mark' | 'key'>): ServiceAttempt {
    const attempt: ServiceAttempt = { ...given, answer: 'uncertain', removed: 'no' };
    this.attempts.push(attempt);
    return attempt;
  }

  /** Records that a key or user is being removed; the answer makes it certain. */
  removing(kind: 'key' | 'seat', mark: string): (isConfirmed: boolean) => void {
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

  private auditList(record: ServiceRecord, kind: 'key' | 'seat', marks: readonly string[], most: number): void {
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
