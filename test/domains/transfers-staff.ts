/** Clicks a button of the page where staff decide on pending transfers. */
export const decideTransferAt = async (
  { url }: { readonly url: string },
  id: string,
  reason: string | null,
): Promise<void> => {
  const answer = await fetch(`${url}/transfers/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: reason === null ? 'finish' : 'refuse', reason: reason ?? '' }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the staff page answered HTTP ${answer.status}: ${await answer.text()}`);
};
