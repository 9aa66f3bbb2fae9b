/** Concurrent callers share the result of one call; a call after that starts anew. */
export const singleFlight = <Answer>(call: () => Promise<Answer>): (() => Promise<Answer>) => {
  let running: Promise<Answer> | null = null;
  return () => {
    running ??= call().finally(() => {
      running = null;
    });
    return running;
  };
};
