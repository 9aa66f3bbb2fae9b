/** The anchor for phones. */
export const SEARCH_FORM_ID = 'tim-bai';
