import { fireEvent, screen, within } from '@testing-library/react';
import type { PendingLoginView } from '#core/account/account.ts';
import { ok } from '#core/shared/result.ts';
import { returnPath } from '#test/kit/return-path.ts';

/** Presses a button of the log-in page. */
export const submit = (name: string | RegExp = 'Đăng nhập'): void => {
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name }));
};

/** A use case that finds a log-in at the given step. */
export const pending = (more: Partial<PendingLoginView>) => ({
  loadPendingLogin: async () =>
    ok<PendingLoginView>({
      step: 'confirm',
      provider: null,
      name: '',
      email: '',
      phone: '',
      code: null,
      returnPath: returnPath('/gio-hang'),
      ...more,
    }),
});
