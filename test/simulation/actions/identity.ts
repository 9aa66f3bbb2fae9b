import { findUserByName } from '#adapters/memory/accounts/accounts.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { codeIn } from '#test/kit/fakes/memory-accounts.ts';
import type { Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';

const password = 'Thue-May-2026';
const usernameOf = ({ name }: Shopper): string => (name === 'An' ? 'an@example.vn' : 'binh@example.vn');
const newKey = (simulation: Simulation) => idempotencyKey(simulation.newIdempotencyKey());

/** A browser that holds a new session now belongs to a customer. */
const noticeLogIn = (simulation: Simulation, shopper: Shopper, guest: string): void => {
  const held = simulation.world.state.sessions.get(shopper.browser.session ?? '');
  const account = simulation.world.state.users.get(held?.party ?? '');
  if (!account || shopper.holder === account.partyId) return;
  shopper.becomeCustomer(account);
  simulation.model.recordLogIn(shopper, guest);
};

/** Enters the code of the newest message when the open page asks for one. */
const enterCode = async (simulation: Simulation, shopper: Shopper): Promise<void> => {
  const { pendingLogin } = shopper.browser;
  const code = codeIn(simulation.world, usernameOf(shopper));
  if (pendingLogin?.step !== 'verify' || code === null) return;
  const typed = { userId: pendingLogin.userId ?? '', code, redirectUrl: '', idempotencyKey: newKey(simulation) };
  await simulation.ask(shopper, (useCases) => useCases.verifyAccount(typed));
};

/** Registers, and enters the code. [ACC-01, ACC-02] */
const signUp = async (simulation: Simulation, shopper: Shopper): Promise<void> => {
  const person = { fullName: shopper.name, username: usernameOf(shopper), password, repeat: password };
  const typed = { ...person, terms: true, proof: '', redirectUrl: '', idempotencyKey: newKey(simulation) };
  await simulation.ask(shopper, (useCases) => useCases.register(typed));
  await enterCode(simulation, shopper);
};

/** Logs in with the password and enters the code where the account still needs one. [ACC-01, ACC-11] */
export const logIn: Action = async (simulation, shopper) => {
  if (shopper.browser.session !== null) return;
  const guest = shopper.holder;
  const username = usernameOf(shopper);
  if (findUserByName(simulation.world, username) === undefined) await signUp(simulation, shopper);
  else {
    const typed = { username, password, remember: true, redirectUrl: '', idempotencyKey: newKey(simulation) };
    await simulation.ask(shopper, (useCases) => useCases.logIn(typed));
    await enterCode(simulation, shopper);
  }
  noticeLogIn(simulation, shopper, guest);
};

/** Logs in on another device, where the shop finds the cart by its owner. [CART-02, CART-15, ACC-06] */
export const logInElsewhere: Action = async (simulation, shopper) => {
  shopper.useFreshBrowser();
  await logIn(simulation, shopper);
};

/** [ACC-08] */
export const logOut: Action = async (simulation, shopper) => {
  await simulation.ask(shopper, (useCases) => useCases.logOut({ path: '/', idempotencyKey: newKey(simulation) }));
};
