import type { AccountCommands, AccountPrivateQueries, AccountPublicQueries } from './account/account-use-cases.ts';
import { addPasskey } from './account/add-passkey.ts';
import { changePassword } from './account/change-password.ts';
import { completeRegistration } from './account/complete-registration.ts';
import { confirmLogIn } from './account/confirm-log-in.ts';
import { confirmTotp } from './account/confirm-totp.ts';
import { deleteAddress } from './account/delete-address.ts';
import { endOtherSessions } from './account/end-other-sessions.ts';
import { endSession } from './account/end-session.ts';
import { linkAccount } from './account/link-account.ts';
import { loadAccount } from './account/load-account.ts';
import { loadAddresses } from './account/load-addresses.ts';
import { loadBotChallenge } from './account/load-bot-challenge.ts';
import { loadColleges } from './account/load-colleges.ts';
import { loadLoginProviders } from './account/load-login-providers.ts';
import { loadPendingLogin } from './account/load-pending-login.ts';
import { loadSecurity } from './account/load-security.ts';
import { logIn } from './account/log-in.ts';
import { logInCallback } from './account/log-in-callback.ts';
import { logInSecondFactor } from './account/log-in-second-factor.ts';
import { logInWithPasskey, startPasskeyLogIn } from './account/log-in-with-passkey.ts';
import { logInWithProvider } from './account/log-in-with-provider.ts';
import { logOut } from './account/log-out.ts';
import { register } from './account/register.ts';
import { removePasskey } from './account/remove-passkey.ts';
import { removeTotp } from './account/remove-totp.ts';
import { requestReset } from './account/request-reset.ts';
import { resendCode } from './account/resend-code.ts';
import { resetPassword } from './account/reset-password.ts';
import { saveAddress } from './account/save-address.ts';
import { setAvatar } from './account/set-avatar.ts';
import { setDefaultAddress } from './account/set-default-address.ts';
import { startPasskey } from './account/start-passkey.ts';
import { startTotp } from './account/start-totp.ts';
import { unlinkAccount } from './account/unlink-account.ts';
import { updateProfile } from './account/update-profile.ts';
import { verifyAccount } from './account/verify-account.ts';
import { verifyReset } from './account/verify-reset.ts';
import { loadEditableOrder } from './cart/load-editable-order.ts';
import { addReview } from './catalogue/add-review.ts';
import { addFavourite, removeFavourite } from './catalogue/change-favourites.ts';
import { loadFavouriteIds, loadFavourites } from './catalogue/load-favourites.ts';
import { loadReviews } from './catalogue/load-reviews.ts';
import { loadDirectOrder } from './checkout/load-direct-order.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { confirmReceived } from './orders/confirm-received.ts';
import { listOrders } from './orders/list-orders.ts';
import { listInvoices } from './payment/list-invoices.ts';
import type { Makers } from './ports.ts';
import { renewServices, upgradeService } from './services/change-services.ts';
import { loadRenewals, loadUpgrades } from './services/load-changes.ts';
import { loadDues, loadOrderDues } from './services/load-dues.ts';
import { loadService } from './services/load-service.ts';
import { loadServices } from './services/load-services.ts';
import { revealPassword } from './services/reveal-password.ts';

/** What visitors and customers ask of their accounts, orders and services. */
export const accountQueryTable: Makers<AccountPublicQueries & AccountPrivateQueries> = {
  loadReviews: loadReviews,
  loadColleges: loadColleges,
  loadLoginProviders: loadLoginProviders,
  loadPendingLogin: loadPendingLogin,
  loadBotChallenge: loadBotChallenge,
  loadAccount: loadAccount,
  loadSecurity: loadSecurity,
  loadAddresses: loadAddresses,
  listOrders: listOrders,
  listInvoices: listInvoices,
  loadServices: loadServices,
  loadService: loadService,
  loadFavourites: loadFavourites,
  loadFavouriteIds: loadFavouriteIds,
  loadDirectOrder: loadDirectOrder,
  loadEditableOrder: loadEditableOrder,
  loadRenewals: loadRenewals,
  loadUpgrades: loadUpgrades,
  loadDues: loadDues,
  loadOrderDues: loadOrderDues,
};

/** What they do with them. */
export const accountCommandTable: Makers<AccountCommands> = {
  register,
  verifyAccount,
  resendCode,
  logIn,
  logInSecondFactor,
  startPasskeyLogIn,
  logInWithPasskey,
  logInWithProvider,
  logInCallback,
  confirmLogIn,
  logOut,
  requestReset,
  verifyReset,
  resetPassword,
  completeRegistration,
  linkAccount,
  unlinkAccount,
  updateProfile,
  setAvatar,
  changePassword,
  saveAddress,
  setDefaultAddress,
  deleteAddress,
  endSession,
  endOtherSessions,
  startPasskey,
  addPasskey,
  removePasskey,
  startTotp,
  confirmTotp,
  removeTotp,
  revealPassword,
  renewServices,
  upgradeService,
  cancelOrder,
  confirmReceived,
  addFavourite,
  removeFavourite,
  addReview,
};
