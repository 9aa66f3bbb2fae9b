import { expect } from 'vitest';
import { areMeasurements } from '#core/control-rules/measurements.ts';
import type { MeasurementReader } from '#core/services/measurements/measurements.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, unwrap } from '#test/payment/payment-subject.ts';
import { type ControlSubject, runDomain, runServer } from '#test/services/control/control-subject.ts';

/** A customer's measurements, another customer's and a guest's. */
export type MeasurementsSubject = ControlSubject & {
  readonly measurements: MeasurementReader;
  readonly othersMeasurements: MeasurementReader;
  readonly guestsMeasurements: MeasurementReader;
};

/** Laws of every MeasurementReader over an engine that answers. */
export const measurementsLaws: readonly Law<MeasurementsSubject>[] = [
  {
    name: 'SVC-01 a server that runs has measurements that can be of a machine, read now, also a second time',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      const first = unwrap(await subject.measurements.read(id));
      await subject.pass(60_000);
      const second = unwrap(await subject.measurements.read(id));
      if (first === null || second === null) expect.fail('nothing was read');
      expect([first, second].every(areMeasurements)).toBe(true);
      expect(second.at - first.at).toBeGreaterThanOrEqual(59_000);
      expect(second.processor).not.toBeNull();
    },
  },
  {
    name: 'SVC-01 what no engine measures, such as a name, has none',
    check: async (open) => {
      const subject = await open();
      expect(unwrap(await subject.measurements.read(await runDomain(subject)))).toBeNull();
    },
  },
  {
    name: 'SVC-01 nobody reads the measurements of another customer’s service, and a guest none at all',
    check: async (open) => {
      const subject = await open();
      const id = await runServer(subject);
      expectNotFound(await subject.othersMeasurements.read(id));
      expect(await subject.guestsMeasurements.read(id)).toMatchObject({ ok: false, failure: { kind: 'denied' } });
    },
  },
];

export const measurementsContract = (name: string, open: () => Promise<MeasurementsSubject>): void =>
  describeLaws(name, measurementsLaws, open);
