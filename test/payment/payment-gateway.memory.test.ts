import { memoryPaymentSubject } from '#test/kit/memory-payments.ts';
import { paymentGatewayContract } from './payment-gateway.contract.ts';

paymentGatewayContract('the payment hub in memory', memoryPaymentSubject);
