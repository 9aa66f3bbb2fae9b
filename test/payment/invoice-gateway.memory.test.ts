import { memoryPaymentSubject } from '#test/kit/memory-payments.ts';
import { invoiceGatewayContract } from './invoice-gateway.contract.ts';

invoiceGatewayContract('the invoice service in memory', memoryPaymentSubject);
