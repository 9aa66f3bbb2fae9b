import fc from 'fast-check';
import { expect, test } from 'vitest';
import { machineSizeOf } from '#backend/provisioning/providers/incus/machine-size.ts';
import { seedProducts as products } from '#contracts/seed/catalogue.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { specificationsOf } from '#contracts/seed/product-content.ts';

const row = (name: string, value: string) => ({ name, value });
const number = fc.integer({ min: 1, max: 999 });

test('SVC-01 the numbers of a plan are read, in any order, with whatever stands beside them', () => {
  fc.assert(
    fc.property(number, number, number, fc.option(number), fc.boolean(), (cpu, ram, disk, net, areLarge) => {
      const rows = [
        row('Bộ xử lý', `${cpu} vCPU`),
        row('Bộ nhớ', `${ram} GB RAM ECC`),
        row('Ổ cứng', areLarge ? `${disk} TB HDD` : `${disk} GB SSD NVMe`),
        row('Địa chỉ IP', '1 IPv4'),
        row('Đi kèm', 'Sao lưu 7 ngày'),
        ...(net === null ? [] : [row('Băng thông', areLarge ? `${net} Gbps` : `${net} Mbps`)]),
      ];
      const size = {
        processors: cpu,
        memory: ram,
        disk: areLarge ? disk * 1_024 : disk,
        bandwidth: net === null ? null : areLarge ? net * 1_000 : net,
      };
      expect(machineSizeOf(rows, '')).toEqual(size);
      expect(machineSizeOf(rows.toReversed(), '+50 GB SSD')).toEqual({ ...size, disk: size.disk + 50 });
    }),
  );
});

test.each([
  [[row('CPU', '4 nhân'), row('RAM', '8GB'), row('Ổ đĩa', '100 GB')], { processors: 4, memory: 8, disk: 100 }],
  [[row('vCPU', '2'), row('Memory RAM', '1 TB'), row('SSD', '2TB')], { processors: 2, memory: 1_024, disk: 2_048 }],
])('SVC-01 plans of other firms are read too: %j', (rows, size) => {
  expect(machineSizeOf(rows, '')).toEqual({ ...size, bandwidth: null });
});

test('SVC-01 every machine of the sample is read, or what it lacks is said', () => {
  const machines = products.filter(({ type }) => serviceKindOf(type) === 'machine');
  expect(machines.length).toBeGreaterThan(5);
  for (const { type, specs } of machines) {
    const rows = specificationsOf(specs).map(({ label, value }) => row(label, value));
    const size = machineSizeOf(rows, '');
    if (type === 'gpu-desktop') expect(size).toMatch(/máy ảo tự động không có/);
    else expect(size).toMatchObject({ processors: expect.any(Number), memory: expect.any(Number) });
  }
});
