export const planLinesText = {
  /** Followed by the name of the line, for screen readers. */
  all: (plans: number | null) => (plans === null ? 'Xem tất cả' : `Xem tất cả ${plans} gói`),
} as const;
