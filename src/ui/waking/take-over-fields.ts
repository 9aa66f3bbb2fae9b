export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (node: Node): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

const isPicked = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);

/** Without a default a list shows its first option. */
const defaultIndexOf = ({ options }: HTMLSelectElement): number => {
  const index = [...options].findIndex((each) => each.defaultSelected);
  return Math.max(0, index);
};

export const isChanged = (field: Field): boolean => {
  if (isPicked(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndexOf(field);
  return field.value !== field.defaultValue;
};

/** As a person does, so that React hears of it. */
const fill = (field: Field, { value }: Field): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Chooses and types in `drawn` what was chosen and typed in `before`, the same fields as the host had drawn them. */
export const takeOver = (before: readonly Field[], drawn: readonly Field[]): void => {
  for (const field of before.filter(isChanged)) {
    const next = drawn.find(
      (each) =>
        each.isConnected &&
        each.name === field.name &&
        each.type === field.type &&
        (!isPicked(each) || each.value === field.value),
    );
    if (next === undefined || isChanged(next)) continue;
    if (!isPicked(next)) fill(next, field);
    else if (isPicked(field) && next.checked !== field.checked) next.click();
  }
};
