import { fireEvent, screen, within } from '@testing-library/react';
import type { Shop } from '#test/kit/fakes/shop.ts';

export const PAGE = '/dang-ky-tu-van';
export const main = () => within(screen.getByRole('main'));
export const leads = ({ world }: Pick<Shop, 'world'>) =>
  world.state.opportunities.map(({ opportunity }) => opportunity);

export type Scope = ReturnType<typeof within>;
export const labels = {
  name: /^Họ và tên/,
  phone: /^Số điện thoại/,
  email: /^Email/,
  note: /^Yêu cầu tư vấn/,
} as const;
export const field = (scope: Scope, name: keyof typeof labels): HTMLInputElement | HTMLTextAreaElement =>
  // The form labels only inputs and textareas.
  scope.getByLabelText(labels[name]) as HTMLInputElement | HTMLTextAreaElement;
export const fill = (scope: Scope, values: Partial<Record<keyof typeof labels, string>>): void => {
  // The keys are those of `labels`.
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(scope, name as keyof typeof labels), { target: { value } });
};
export const right = { name: 'Nguyễn Văn An', phone: '0912 345 678', email: '', note: 'Cần máy chủ cho cửa hàng.' };
export const send = (scope: Scope) => fireEvent.click(scope.getByRole('button', { name: 'Gửi yêu cầu' }));
