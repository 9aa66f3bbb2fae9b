/** GET, public. */
export const STATUS_PATH = '/v1/status';

/** Times in ms since 1970 UTC; `day` is a consecutive number of days in Vietnam. */
export type StatusAnswer = {
  readonly data: {
    readonly now: number;
    readonly parts: readonly {
      readonly id: string;
      readonly days: readonly { readonly day: number; readonly up: number; readonly down: number }[];
      readonly latest: { readonly at: number; readonly isUp: boolean } | null;
    }[];
    readonly incidents: readonly {
      readonly id: string;
      readonly title: string;
      readonly text: string;
      readonly parts: readonly string[];
      readonly startedAt: number;
      readonly endedAt: number | null;
      readonly updates: readonly { readonly at: number; readonly text: string }[];
    }[];
  };
};
