import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  type DataProvider,
  Edit,
  Link,
  Notification,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { DeskFailure } from '#desk/http.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refuse = () =>
  Promise.reject(new DeskFailure('Mục này vừa đổi.', 409, { code: 'STATUS_NOT_ALLOWED', message: 'Mục này vừa đổi.' }));

const openForm = (update: () => Promise<never>) => {
  const none = () => Promise.reject(new Error('not asked'));
  const provider: DataProvider = {
    getList: none,
    getOne: async () => ({ data: { id: '1', title: 'Cũ' } }) as never,
    getMany: none,
    getManyReference: none,
    create: none,
    update,
    updateMany: none,
    delete: none,
    deleteMany: none,
  };
  location.hash = '#/things/1';
  render(
    <AdminContext dataProvider={provider}>
      <ResourceContextProvider value="things">
        <Link to="/elsewhere">Rời đi</Link>
        <Edit id="1" mutationMode="pessimistic" redirect={false}>
          <SimpleForm warnWhenUnsavedChanges>
            <TextInput source="title" label="Tên" />
          </SimpleForm>
        </Edit>
        <Notification />
      </ResourceContextProvider>
    </AdminContext>,
  );
};

test('a form that was refused as a whole keeps what was typed and warns whoever leaves it', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  openForm(refuse);
  const input = await screen.findByLabelText('Tên');
  await waitFor(() => expect(input).toHaveProperty('value', 'Cũ'));
  fireEvent.change(input, { target: { value: 'Mới' } });
  fireEvent.click(screen.getByRole('button', { name: /save/i }));
  await screen.findByText('Mục này vừa đổi.');
  fireEvent.click(screen.getByText('Rời đi'));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Tên')).toHaveProperty('value', 'Mới');
  expect(location.hash).toBe('#/things/1');
});
