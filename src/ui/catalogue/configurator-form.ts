/** Id of the configurator's form; the buttons in the price summary refer to it. */
export const CONFIGURATOR_FORM_ID = 'cau-hinh';
