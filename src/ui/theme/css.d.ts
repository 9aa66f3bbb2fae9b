/** Assets whose address, never whose text, is wanted. */
declare module '*?url&no-inline' {
  const address: string;
  export default address;
}
