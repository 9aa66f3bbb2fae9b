export { answerSupportRequest, closeSupportRequest, openSupportRequest } from './ask-support.ts';
export { listSupportRequests, loadSupportRequest } from './load-support.ts';
