export type Stage = {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly isForWhole?: boolean;
};
export const stages: readonly Stage[];
export const everydayJourneys: Readonly<Record<'desktop' | 'phone', readonly string[]>>;
export const leftForWhole: string;
