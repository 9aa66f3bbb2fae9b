/** Callers that come while one call is under way share its answer; the next call after that starts anew. */
export const singleFlight = <Answer>(call: () => Promise<Answer>): (() => Promise<Answer>) => {
  let flight: Promise<Answer> | null = null;
  return () => {
    flight ??= call().finally(() => {
      flight = null;
    });
    return flight;
  };
};
