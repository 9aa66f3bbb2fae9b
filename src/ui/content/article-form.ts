/** Search and slider belong to this form; also the anchor for phones. */
export const SEARCH_FORM_ID = 'tim-bai';
