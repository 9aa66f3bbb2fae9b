import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { cancelRoutes } from '#backend/authorisation/contacts/cancel-routes.ts';
import type { ServiceApp } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { cancelAccountDeletionByKey, isDeletionCancellable } from './account-deletion.ts';

/** The link in the mail about a request. */
export const deletionRoutes = (deps: AccountDeps): ServiceApp =>
  cancelRoutes(deps, {
    path: '/account-deletion/cancel',
    title: 'Huỷ xoá tài khoản',
    question:
      'Bạn huỷ thì tài khoản và dữ liệu được giữ nguyên. Nếu bạn không yêu cầu xoá, hãy đặt lại mật khẩu sau khi huỷ.',
    button: 'Giữ lại tài khoản',
    done: 'Tài khoản của bạn được giữ nguyên.',
    over: 'Yêu cầu xoá đã huỷ, hoặc tài khoản đã được xoá.',
    isOpen: (key) => isDeletionCancellable(deps, key),
    cancel: (key, c) => cancelAccountDeletionByKey(deps, key, readClientAddress(deps, c.env, c.req.raw.headers)),
  });
