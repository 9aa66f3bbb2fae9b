/** Concurrent callers share the result of one call; a call after that starts anew. */
export const singleFlight = <Answer>(call: () => Promise<Answer>): (() => Promise<Answer>) => {
  let flight: Promise<Answer> | null = null;
  return () => {
    flight ??= call().finally(() => {
      flight = null;
    });
    return flight;
  };
};
