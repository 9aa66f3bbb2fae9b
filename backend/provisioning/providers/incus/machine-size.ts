import type { Task } from '#backend/provisioning/provisioner.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

export type MachineSize = {
  readonly processors: number;
  /** GB of 2^30 bytes, like the disk. */
  readonly memory: number;
  readonly disk: number;
  /** Mbit a second; null: the plan names none. */
  readonly bandwidth: number | null;
};

type Fact = Task['service']['resources'][number];
type Measure = { readonly about: RegExp; readonly amount: RegExp };

const GIGA = /(\d+) ?(gb|tb)/;
const processors: Measure = { about: /cpu|bo xu ly/, amount: /(\d+) ?(vcpu|cpu|nhan|core|$)/ };
const memory: Measure = { about: /\bram\b|bo nho/, amount: GIGA };
const disk: Measure = { about: /ssd|nvme|hdd|o cung|o dia/, amount: GIGA };
const bandwidth: Measure = { about: /[mg]bps|bang thong/, amount: /(\d+) ?([mg]bps)/ };

const THOUSANDS: Readonly<Record<string, number>> = { tb: 1_024, gbps: 1_000 };

const amountIn = (text: string, { amount }: Measure): number => {
  const [, count = '0', unit = ''] = amount.exec(text) ?? [];
  return Number(count) * (lookUp(THOUSANDS, unit) ?? 1);
};

/** 0 when no row is about it. A value that says what it is, such as «4 GB RAM», comes before a label. */
const amountOf = (rows: readonly (readonly [string, string])[], measure: Measure): number => {
  const about = (at: 0 | 1) => rows.find((row) => measure.about.test(row[at]));
  return amountIn((about(1) ?? about(0))?.[1] ?? '', measure);
};

/**
 * What a plan says of its machine, such as «Bộ xử lý: 2 vCPU» and «4 GB RAM», with the disk that the customer added, such as «+20 GB SSD». A
 * sentence for members of the staff when it does not say enough, or has what no machine gets by itself.
 */
export const machineSizeOf = (plan: readonly Fact[], addedDisk: string): MachineSize | string => {
  const rows = plan.map(({ name, value }) => [foldVietnamese(name), foldVietnamese(value)] as const);
  const card = plan.find(({ name, value }) =>
    /\b(rtx|gpu|l40s)\b|card do hoa/.test(foldVietnamese(`${name} ${value}`)),
  );
  if (card) return `Gói có «${card.value}», máy ảo tự động không có.`;
  const size = {
    processors: amountOf(rows, processors),
    memory: amountOf(rows, memory),
    disk: amountOf(rows, disk),
    bandwidth: amountOf(rows, bandwidth) || null,
  };
  const missing = [
    ...(size.processors > 0 ? [] : ['số vCPU']),
    ...(size.memory > 0 ? [] : ['RAM theo GB']),
    ...(size.disk > 0 ? [] : ['ổ cứng theo GB']),
  ];
  if (missing.length > 0) return `Gói không ghi ${missing.join(', ')}.`;
  return { ...size, disk: size.disk + amountIn(foldVietnamese(addedDisk), disk) };
};
