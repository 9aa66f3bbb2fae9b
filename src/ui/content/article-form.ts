/** Id of the form that search and slider belong to, and the anchor for phones. */
export const SEARCH_FORM_ID = 'tim-bai';
