export { answerSupportRequest, closeSupportRequest, openSupportRequest } from './ask-support.ts';
export { listSupportRequests, loadSupportFile, loadSupportRequest } from './load-support.ts';
