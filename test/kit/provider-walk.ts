/** A new person at a provider; an empty e-mail means that the person has none. */
export type NewPerson = { readonly name: string; readonly email: string };

/** Does not follow redirects, so that tests can inspect each response. */
const step = (address: string, form?: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { redirect: 'manual', ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}) });

const nextOf = (answer: Response): string =>
  answer.headers.get('location') ?? `HTTP ${answer.status} without an address to go to`;

/** Submits the embedded provider's page; returns the URL of the shop's callback. */
export const submitProviderForm = async (page: string, form: Readonly<Record<string, string>>): Promise<string> =>
  nextOf(await step(page, form));

/** Opens the callback as the returning browser does. */
export const openCallback = (address: string): Promise<Response> => step(address);

/**
 * Completes the embedded provider's page as this person, goes through the callback, and returns the shop URL that it
 * redirects to. null cancels.
 */
export const walkThroughProvider = async (page: string, person: NewPerson | null): Promise<string> => {
  const form = person === null ? { cancel: '1' } : { new: '1', name: person.name, email: person.email };
  return nextOf(await openCallback(await submitProviderForm(page, form)));
};
