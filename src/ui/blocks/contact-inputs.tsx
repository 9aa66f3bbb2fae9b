import type { ComponentProps } from 'react';
import { TextInput } from '#ui/kit/field.tsx';

type InputProps = ComponentProps<typeof TextInput>;

export function PhoneInput(props: InputProps) {
  return <TextInput inputMode="tel" autoComplete="tel" name="phone" {...props} />;
}

export function EmailInput(props: InputProps) {
  return <TextInput type="email" autoComplete="email" name="email" {...props} />;
}
