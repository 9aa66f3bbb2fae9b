/** Drawn by the loader's data. */
export function Page() {
  return null;
}
