type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The key under which clients store an object; null for a part of another object. */
const keyOf = ({ __typename: type, id }: Fields): string | null =>
  typeof type === 'string' && typeof id === 'string' ? `${type}:${id}` : null;

/**
 * Stores answers as GraphQL clients do: each object with `__typename` and `id` once, with the fields of all answers
 * merged, so that a later answer changes what an earlier query reads.
 */
export const normalisingCache = () => {
  const objects = new Map<string, Fields>();

  const write = (answer: unknown): void => {
    if (!isObject(answer)) return;
    for (const part of Object.values(answer)) write(part);
    const key = keyOf(answer);
    if (key !== null) objects.set(key, { ...objects.get(key), ...answer });
  };

  /** What the query of an answer reads now. */
  const read = (answer: unknown, stored: unknown = answer): unknown => {
    if (Array.isArray(answer))
      return answer.map((each, index) => read(each, Array.isArray(stored) ? stored[index] : undefined));
    if (!isObject(answer) || !isObject(stored)) return stored;
    const known = objects.get(keyOf(stored) ?? '') ?? stored;
    return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, read(part, known[name])]));
  };

  return { write, read };
};
