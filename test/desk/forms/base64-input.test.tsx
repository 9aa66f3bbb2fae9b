import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Form, Notification } from 'react-admin';
import { afterEach, test } from 'vitest';
import { i18nProvider } from '#desk/i18n-provider.ts';
import { Base64Input } from '#desk/kit/base64-input.tsx';

afterEach(cleanup);

const refused: readonly (readonly [string, string, number, string])[] = [
  ['anh.png', 'image/png', 10, 'Không nhận tệp anh.png: ở đây chỉ nhận .csv, .xlsx.'],
  ['sao-ke.pdf', 'application/pdf', 10, 'Không nhận tệp sao-ke.pdf: ở đây chỉ nhận .csv, .xlsx.'],
  ['sao-ke.csv', 'text/csv', 2_000_000, 'Không nhận tệp sao-ke.csv: tệp lớn hơn 1 MB.'],
];

test.each(refused)('a file %s of %s that is not taken is told why', async (name, type, bytes, sentence) => {
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Form>
        <Base64Input
          label="Sao kê"
          accept={{ 'text/csv': ['.csv'], 'application/vnd.ms-excel': ['.xlsx'] }}
          maxBytes={1_048_576}
        />
        <Notification />
      </Form>
    </AdminContext>,
  );
  fireEvent.change(screen.getByLabelText('Sao kê', { selector: 'input' }), {
    target: { files: [new File(['x'.repeat(bytes)], name, { type })] },
  });
  await screen.findByText(sentence);
});
