/** Clicks a button of the page where staff decide on registrant documents. */
export const decideAt = async ({ url }: { readonly url: string }, id: string, reason: string | null): Promise<void> => {
  const decision = reason === null ? 'approve' : 'return';
  const answer = await fetch(`${url}/papers/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision, reason: reason ?? '' }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the staff page answered HTTP ${answer.status}: ${await answer.text()}`);
};
