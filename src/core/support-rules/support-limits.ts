/** Requests of one customer that are not closed. */
export const MAX_OPEN_REQUESTS = 10;
/** Messages of one request, those of the shop included. */
export const MAX_REQUEST_MESSAGES = 200;
/** Characters. */
export const MAX_SUBJECT = 120;
export const MAX_MESSAGE = 5_000;

/** Files of one message. */
export const MAX_FILES = 5;
/** Bytes of one file, as a virus scanner looks at it. */
export const MAX_FILE_BYTES = 5 * 1_048_576;
/** Bytes of all files of one message. */
export const MAX_FILES_BYTES = 10 * 1_048_576;

/** Bytes of all files that one customer has sent and the shop keeps. */
export const MAX_KEPT_FILES_BYTES = 200 * 1_048_576;

/** Whether a customer with so many open requests opens no further one. */
export const hasTooManyRequests = (open: number): boolean => open >= MAX_OPEN_REQUESTS;

/** Whether a request with so many messages takes no further one of its customer. */
export const isFullRequest = (messages: number): boolean => messages >= MAX_REQUEST_MESSAGES;
