/** A line drawing of 24 by 24 as background image. `stroke`: colour in hexadecimal digits. */
export const stroke = (colour: string, width: number, path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23${colour}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
