import type { ShopPromises } from './shop-identity.ts';

const SECONDS_OF_A_MONTH = 30 * 86_400;

const percent = (value: number): string => `${String(value).replace('.', ',')}%`;

/** Without parts that are 0: «43 phút 12 giây». */
const duration = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 3_600), 'giờ'],
    [Math.floor((seconds % 3_600) / 60), 'phút'],
    [seconds % 60, 'giây'],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return written.length === 0 ? '0 giây' : written.join(' ');
};

/** What is promised, as texts write it; null for what is not. */
export type PromisedFigures = Readonly<
  Record<'availability' | 'downtime' | 'answerTime' | 'maintenanceNotice' | 'refundDays', string | null>
>;

/** `downtime` is how long a month of thirty days may lack. */
export const promisedFigures = ({
  availabilityPercent,
  answerMinutes,
  maintenanceHours,
  refundDays,
}: ShopPromises): PromisedFigures => ({
  availability: availabilityPercent === null ? null : percent(availabilityPercent),
  downtime:
    availabilityPercent === null
      ? null
      : duration(Math.round((SECONDS_OF_A_MONTH * (100 - availabilityPercent)) / 100)),
  answerTime: answerMinutes === null ? null : duration(answerMinutes * 60),
  maintenanceNotice: maintenanceHours === null ? null : `${maintenanceHours} giờ`,
  refundDays: refundDays === 0 ? null : `${refundDays} ngày`,
});
