/** The driver's error is the cause of Drizzle's. */
export const violatesIndex = (error: unknown, index: string): boolean => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as Error & { readonly code?: unknown; readonly constraint?: unknown };
    if (code === '23505' && constraint === index) return true;
  }
  return false;
};
