/** From 1; anything that is no page number is the first page. */
export const parsePageNumber = (text: string | null | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};
