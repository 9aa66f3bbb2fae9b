import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import type { ServiceApp } from '#backend/platform/deps.ts';
import { cancelRoutes } from './cancel-routes.ts';
import { cancelContactChangeByKey, isCancellable } from './contact-change.ts';

/** The link in mails to the old contact. */
export const contactRoutes = (deps: AccountDeps): ServiceApp =>
  cancelRoutes(deps, {
    path: '/contact-change/cancel',
    title: 'Huỷ đổi liên hệ',
    question:
      'Bạn huỷ thì địa chỉ đã nhận thư này vẫn là liên hệ của tài khoản. Nếu bạn không yêu cầu đổi, hãy đặt lại mật khẩu sau khi huỷ.',
    button: 'Huỷ yêu cầu đổi',
    done: 'Liên hệ của tài khoản không thay đổi.',
    over: 'Yêu cầu đã hết hạn, đã huỷ hoặc đã có hiệu lực.',
    isOpen: (key) => isCancellable(deps, key),
    cancel: (key) => cancelContactChangeByKey(deps, key),
  });
