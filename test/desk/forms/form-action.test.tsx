import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, RecordContextProvider, ResourceContextProvider, TextInput } from 'react-admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18nProvider } from '#desk/i18n-provider.ts';
import { FormAction } from '#desk/kit/form-action.tsx';

afterEach(cleanup);
beforeEach(() => {
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="support-requests">
        <RecordContextProvider value={{ id: '1', version: '1' }}>
          <FormAction action="answer" label="Trả lời" title="Trả lời khách" text="Khách nhận thư." done="Đã gửi.">
            <TextInput source="text" label="Nội dung" multiline />
          </FormAction>
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>,
  );
});

const open = (): void => void fireEvent.click(screen.getAllByRole('button', { name: 'Trả lời' })[0] as HTMLElement);
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Nội dung');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const leaving = {
  'a press beside it': () => fireEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement),
  'the key Escape': () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
};

for (const [how, leave] of Object.entries(leaving))
  test(`V7.3.1 a form that ${how} closes has what was typed when it is opened again`, async () => {
    open();
    fireEvent.change(await field(), { target: { value: 'Anh thử khởi động lại máy giúp em.' } });
    fireEvent.mouseDown(document.querySelector('.MuiDialog-container') as HTMLElement);
    leave();
    await isClosed();
    open();
    expect((await field()).value).toBe('Anh thử khởi động lại máy giúp em.');
  });

test('«Thôi» discards what was typed', async () => {
  open();
  fireEvent.change(await field(), { target: { value: 'Nhầm khách' } });
  fireEvent.click(screen.getByRole('button', { name: 'Thôi' }));
  await waitFor(() => expect(screen.queryByLabelText('Nội dung')).toBeNull());
  open();
  expect((await field()).value).toBe('');
});
