/** What an object itself holds under a key; undefined for what every object inherits, such as `constructor`. */
export const lookUp = <Value>(held: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(held, key) ? held[key] : undefined;
