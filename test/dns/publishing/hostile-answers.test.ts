import { expect, test } from 'vitest';
import { decodeMessage } from '#backend/dns-zones/publishing/rfc2136/dns-message.ts';

const MAX_MESSAGE = 65_535;
const uint16 = (...values: readonly number[]): Buffer => Buffer.from(values.flatMap((each) => [each >> 8, each & 255]));

/** A message whose question has a name of so many labels, to which all records point that still find room. */
const pointingAt = (labels: number): Buffer => {
  const name = Buffer.concat([Buffer.from('\u0001a'.repeat(labels), 'latin1'), Buffer.from([0])]);
  const question = Buffer.concat([name, uint16(6, 1)]);
  const record = Buffer.concat([uint16(0xc000 | 12, 16, 1), Buffer.alloc(4), uint16(0)]);
  const count = Math.floor((MAX_MESSAGE - 12 - question.length) / record.length);
  const head = uint16(1, 0x8400, 1, count, 0, 0);
  return Buffer.concat([head, question, ...Array.from({ length: count }, () => record)]);
};

test('V15.2.2 an answer costs no more than its size: names beyond 255 octets are none', () => {
  expect(decodeMessage(pointingAt(127)).sections[0].length).toBeGreaterThan(5_000);
  for (const labels of [128, 1_000, 15_000]) {
    const before = process.cpuUsage();
    expect(() => decodeMessage(pointingAt(labels))).toThrow(RangeError);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  }
});
