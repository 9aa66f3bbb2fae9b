/** Assets imported as URL, never as text. */
declare module '*?url&no-inline' {
  const address: string;
  export default address;
}
