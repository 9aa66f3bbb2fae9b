/** Id of the form that search and slider belong to, and the place that phones are led to. */
export const SEARCH_FORM = 'tim-bai';
