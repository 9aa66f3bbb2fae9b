/** Loads once, on first use; retries a failed load at the next use. */
export const loadOnce = <Part>(make: () => Promise<Part>): (() => Promise<Part>) => {
  let made: Promise<Part> | undefined;
  return () => {
    made ??= make();
    void made.catch(() => {
      made = undefined;
    });
    return made;
  };
};
