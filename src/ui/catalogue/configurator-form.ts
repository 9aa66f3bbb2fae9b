/** Id of the configurator's form; the receipt's buttons belong to it. */
export const CONFIGURATOR = 'cau-hinh';
