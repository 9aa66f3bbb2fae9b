import type { MeasurementReader } from '#core/services/measurements/measurements.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { MeasurementsSubject } from './measurements.contract.ts';

const changing =
  (change: (own: MeasurementReader, subject: MeasurementsSubject) => MeasurementReader) =>
  (subject: MeasurementsSubject): MeasurementsSubject => ({
    ...subject,
    measurements: change(subject.measurements, subject),
  });

const every = { processor: 0.5, memory: null, disk: null, network: null };

export const measurementsMutants: Mutants<MeasurementsSubject> = {
  'nothing is ever read': changing(() => ({ read: async () => ok(null) })),
  'the first reading is kept for good': changing(({ read }) => {
    let first: ReturnType<typeof read> | null = null;
    return {
      read: (id) => {
        first ??= read(id);
        return first;
      },
    };
  }),
  'more is busy than there is': changing(({ read }) => ({
    read: async (id) => {
      const found = await read(id);
      return found.ok && found.value ? ok({ ...found.value, processor: 2 }) : found;
    },
  })),
  'a name is measured too': changing(() => ({ read: async () => ok({ at: Date.now(), ...every }) })),
  'another customer reads them': (subject) => ({ ...subject, othersMeasurements: subject.measurements }),
  'a guest reads them': (subject) => ({ ...subject, guestsMeasurements: subject.measurements }),
};
