/** A page of this listener; anything else leads to the home page. */
export const ownPath = (given: string | null | undefined): string =>
  given && given.length <= 200 && /^(\/[\w-]+)+$/.test(given) ? given : '/';
