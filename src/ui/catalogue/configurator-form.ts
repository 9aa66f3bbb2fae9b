/** Buttons in the price summary refer to it. */
export const CONFIGURATOR_FORM_ID = 'cau-hinh';
