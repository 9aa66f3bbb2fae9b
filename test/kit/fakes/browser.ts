/** A port that stores its state in a browser's cookies, across several requests. */
export type Requests<Port> = {
  /** The port in the browser's next request; it reads what earlier requests wrote. */
  readonly next: () => Port;
  /** The port in another browser. */
  readonly elsewhere: () => Port;
  /** The port in the browser's next request, after this many milliseconds. */
  readonly after: (milliseconds: number) => Port;
};
