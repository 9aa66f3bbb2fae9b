export function HiddenFields({ fields }: { readonly fields: readonly (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
