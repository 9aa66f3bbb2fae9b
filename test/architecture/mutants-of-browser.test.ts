import { memoryGuestSigner } from '#adapters/memory/browser/guest-signer.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import type { TokenStore } from '#core/session/session.port.ts';
import { orderId, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { cartPointerLaws } from '#test/cart/cart-pointer.contract.ts';
import type { Requests } from '#test/kit/fakes/browser.ts';
import { memoryEnvironment, memoryPointerSubject, memoryTokenSubject } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { guestSignerLaws } from '#test/session/guest-signer.contract.ts';
import { type TokenSubject, tokenStoreLaws } from '#test/session/token-store.contract.ts';
import { type Environment, environmentLaws } from '#test/shared/environment.contract.ts';

type PointerSubject = Requests<CartPointer>;

const withPortChanges =
  <Port>(change: (port: Port) => Partial<Port>) =>
  <Subject extends Requests<Port>>(subject: Subject): Subject => {
    const changed = (port: Port): Port => ({ ...port, ...change(port) });
    return {
      ...subject,
      next: () => changed(subject.next()),
      elsewhere: () => changed(subject.elsewhere()),
      after: (time: number) => changed(subject.after(time)),
    };
  };
const pointer = withPortChanges<CartPointer>;
const stray = orderId('0'.repeat(32));

describeMutants<PointerSubject>(
  'CART-02 the laws reject every mutant of the cart pointer',
  cartPointerLaws,
  memoryPointerSubject,
  {
    'a new browser already has a cart': pointer((real) => ({ get: () => real.get() ?? stray })),
    'setting a cart does nothing': pointer(() => ({ set: () => undefined })),
    'a new cart does not replace the previous one': pointer((real) => ({
      set: (id) => real.get() ?? real.set(id),
    })),
    'clearing does nothing': pointer(() => ({ clear: () => undefined })),
    'clearing the cart also clears the recovery slot': pointer((real) => ({
      clear: () => {
        real.clear();
        real.setRecovery(null);
      },
    })),
    'the recovery slot cannot be cleared': pointer((real) => ({ setRecovery: (id) => real.setRecovery(id ?? stray) })),
    'setting the recovery slot overwrites the cart': pointer((real) => ({
      setRecovery: (id) => {
        real.setRecovery(id);
        if (id) real.set(id);
      },
    })),
    'the pointer never expires': (subject) => ({ ...subject, after: () => subject.next() }),
    'the pointer ends a day early': (subject) => ({ ...subject, after: (time) => subject.after(time + 86_400_000) }),
    'all browsers share a cart': (subject) => ({ ...subject, elsewhere: subject.next }),
    'clearing the cart also clears the session id': pointer((real) => ({
      clear: () => {
        real.clear();
        real.setSessionId('');
      },
    })),
  },
);

const tokens = withPortChanges<TokenStore>;
const strayToken = token('f'.repeat(64));

describeMutants<TokenSubject>(
  'VIS-01 the laws reject every mutant of the token store',
  tokenStoreLaws,
  memoryTokenSubject,
  {
    'a new browser already has a token': tokens((real) => ({ anonymous: () => real.anonymous() ?? strayToken })),
    'storing an anonymous token does nothing': tokens(() => ({ saveAnonymous: () => undefined })),
    'a new anonymous token does not replace the previous one': tokens((real) => ({
      saveAnonymous: (held) => real.anonymous() ?? real.saveAnonymous(held),
    })),
    'the session is never read': tokens(() => ({ session: () => null })),
    'dropping the session does nothing': tokens(() => ({ clearSession: () => undefined })),
    'dropping the session also replaces the anonymous token': tokens((real) => ({
      clearSession: () => {
        real.clearSession();
        real.saveAnonymous(strayToken);
      },
    })),
    'storing an anonymous token ends the session': tokens((real) => ({
      saveAnonymous: (held) => {
        real.saveAnonymous(held);
        real.clearSession();
      },
    })),
    'all browsers share their tokens': (subject) => ({ ...subject, elsewhere: subject.next }),
    'a second login does not replace the session': tokens((real) => ({
      saveSession: (held, shared, remembered) => real.session() ?? real.saveSession(held, shared, remembered),
    })),
    'a login deletes the anonymous token': tokens((real) => ({
      saveSession: (held, shared, remembered) => {
        real.saveSession(held, shared, remembered);
        real.clearAnonymous();
      },
    })),
    'the logout forgets the known browser': tokens((real) => ({
      deviceMark: () => (real.session() === null ? null : real.deviceMark()),
    })),
    'a view ends the session': tokens((real) => ({
      saveView: (held) => {
        real.saveView(held);
        real.clearSession();
      },
    })),
    'a view cannot be dropped': tokens(() => ({ clearView: () => undefined })),
    'the anonymous token cannot be dropped': tokens(() => ({ clearAnonymous: () => undefined })),
  },
);

const signed = (textOf: (...parts: Parameters<GuestSigner['sign']>) => string) => (): GuestSigner => ({
  sign: async (contact, time) => ok({ token: token(textOf(contact, time)), time }),
});
const digest = (text: string): string =>
  [...text]
    .reduce((hash, letter) => (hash * 131n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 127n, 7n)
    .toString(16)
    .padStart(32, '0');
let calls = 0;

describeMutants<GuestSigner>(
  'FIN-03 the laws reject every mutant of the guest signer',
  guestSignerLaws,
  async () => memoryGuestSigner(),
  {
    'every call returns another token': signed((contact, time) => digest(JSON.stringify([contact, time, ++calls]))),
    'the token is too short': signed((contact, time) => digest(JSON.stringify([contact, time])).slice(-6)),
    'the token contains the contact data in plain text': signed((contact, time) => JSON.stringify([contact, time])),
    'the e-mail is not signed': signed(({ name, phone }, time) => digest(JSON.stringify([name, phone, time]))),
    'the phone is not signed': signed(({ name, email }, time) => digest(JSON.stringify([name, email, time]))),
    'the name is not signed': signed(({ phone, email }, time) => digest(JSON.stringify([phone, email, time]))),
    'the time is not signed': signed(({ name, phone, email }) => digest(JSON.stringify([name, phone, email]))),
    'fields are joined without a separator': signed(({ name, phone, email }, time) =>
      digest(`${name}|${email}${phone}|${time}`),
    ),
  },
);

const environment =
  (change: (real: Environment) => Partial<Environment>) =>
  (real: Environment): Environment => ({ ...real, ...change(real) });
let ids = 0;

describeMutants<Environment>(
  'SID-01 the laws reject every mutant of the environment',
  environmentLaws,
  memoryEnvironment,
  {
    'ids have upper-case letters': environment(({ random }) => ({
      random: { ...random, id: () => random.id().toUpperCase() },
    })),
    'ids repeat': environment(({ random }) => ({
      random: {
        ...random,
        id: () =>
          random
            .id()
            .replace(/..$/, '00')
            .replace(/^.{26}/, 'a'.repeat(26)),
      },
    })),
    'ids are consecutive numbers': environment(({ random }) => ({
      random: { ...random, id: () => (++ids).toString(16).padStart(32, '0') },
    })),
    'numbers are fractions': environment(({ random }) => ({
      random: { ...random, between: (least, most) => random.between(least, most) + 0.5 },
    })),
    'the upper bound is never drawn': environment(({ random }) => ({
      random: { ...random, between: (least, most) => random.between(least, Math.max(least, most - 1)) },
    })),
    'a delay ends at once': environment(() => ({ delay: { wait: async () => undefined } })),
    'a call never times out': environment(() => ({ deadline: { within: (_, call) => call } })),
    'every call times out': environment(() => ({ deadline: { within: async () => 'late' } })),
    'a failed call is reported as late': environment(({ deadline }) => ({
      deadline: { within: (time, call) => deadline.within(time, call).catch(() => 'late') },
    })),
    'the clock runs backwards': environment(({ clock }) => {
      let past = 0;
      return { clock: { now: () => clock.now() - ++past } };
    }),
    'the clock returns seconds': environment(({ clock }) => ({ clock: { now: () => clock.now() / 1000 } })),
    'logging serialises the facts as JSON': environment(({ log }) => ({
      log: { warn: (event, facts) => log.warn(event + JSON.stringify(facts)) },
    })),
  },
);
