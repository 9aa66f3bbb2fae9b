/** Somebody new at a provider; an empty e-mail is none. */
export type NewPerson = { readonly name: string; readonly email: string };

/** Follows no redirect: what a step answers is looked at. */
const step = (address: string, form?: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { redirect: 'manual', ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}) });

const nextOf = (answer: Response): string =>
  answer.headers.get('location') ?? `HTTP ${answer.status} without an address to go to`;

/** Sends the form of the embedded provider's page; answers the address of the shop's callback. */
export const consentAt = async (page: string, form: Readonly<Record<string, string>>): Promise<string> =>
  nextOf(await step(page, form));

/** Opens the callback like the browser of who comes back. */
export const openCallback = (address: string): Promise<Response> => step(address);

/**
 * Does on the embedded provider's page what a person would do, through the callback, and answers the shop's address that
 * he is led back to. null cancels.
 */
export const walkThroughProvider = async (page: string, person: NewPerson | null): Promise<string> => {
  const form = person === null ? { cancel: '1' } : { new: '1', name: person.name, email: person.email };
  return nextOf(await openCallback(await consentAt(page, form)));
};
