/** Of a field that holds one of these keys, as react-admin takes them. */
export const choicesOf = (names: Readonly<Record<string, string>>): { readonly id: string; readonly name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
