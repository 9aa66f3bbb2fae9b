export { submitConsultation } from './submit-consultation.ts';
export { subscribeNewsletter } from './subscribe-newsletter.ts';
