import {
  add,
  addByQuery,
  addInTwoTabs,
  addTwice,
  addWithForeignLink,
  browse,
  configure,
  repeatCommand,
} from './actions/adding.ts';
import {
  changeCount,
  changeTerm,
  clear,
  header,
  note,
  openForeignCart,
  reloadCart,
  reloadCartDuringAdd,
  remove,
  removeMany,
  setOptions,
} from './actions/cart.ts';
import { logIn, logInElsewhere, logOut } from './actions/identity.ts';
import { loseCookies, movePrices, passDays, passMinutes } from './actions/life.ts';
import { bankActs, followPayment, place, placeAsGuest, retryPayment, returnFromPayment } from './actions/paying.ts';
import type { Action } from './simulation.ts';

/** Everything that a shopper, their bank, the shop's editors and time do, with relative frequencies. */
export const actions: readonly { readonly name: string; readonly weight: number; readonly act: Action }[] = [
  { name: 'browse', weight: 9, act: browse },
  { name: 'configure', weight: 3, act: configure },
  { name: 'add', weight: 12, act: add },
  { name: 'add with a foreign link', weight: 2, act: addWithForeignLink },
  { name: 'add by query', weight: 3, act: addByQuery },
  { name: 'add in two tabs', weight: 2, act: addInTwoTabs },
  { name: 'add twice', weight: 2, act: addTwice },
  { name: 'repeat command', weight: 8, act: repeatCommand },
  { name: 'change count', weight: 4, act: changeCount },
  { name: 'change term', weight: 4, act: changeTerm },
  { name: 'set options', weight: 2, act: setOptions },
  { name: 'remove', weight: 4, act: remove },
  { name: 'remove many', weight: 1, act: removeMany },
  { name: 'clear', weight: 1, act: clear },
  { name: 'note', weight: 1, act: note },
  { name: 'reload cart', weight: 8, act: reloadCart },
  { name: 'reload cart during an add', weight: 2, act: reloadCartDuringAdd },
  { name: "open another visitor's cart", weight: 1, act: openForeignCart },
  { name: 'header', weight: 3, act: header },
  { name: 'prices move', weight: 3, act: movePrices },
  { name: 'days pass', weight: 1, act: passDays },
  { name: 'minutes pass', weight: 2, act: passMinutes },
  { name: 'place order', weight: 6, act: place },
  { name: 'place as guest', weight: 2, act: placeAsGuest },
  { name: 'retry payment', weight: 3, act: retryPayment },
  { name: 'follow payment', weight: 3, act: followPayment },
  { name: 'bank acts', weight: 6, act: bankActs },
  { name: 'return from payment', weight: 1, act: returnFromPayment },
  { name: 'lose cookies', weight: 1, act: loseCookies },
  { name: 'log in', weight: 3, act: logIn },
  { name: 'log out', weight: 2, act: logOut },
  { name: 'log in elsewhere', weight: 2, act: logInElsewhere },
];
