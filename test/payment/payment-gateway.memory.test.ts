import { memoryPaymentSubject } from '#test/kit/fakes/memory-payments.ts';
import { paymentGatewayContract } from './payment-gateway.contract.ts';

paymentGatewayContract('the payment hub in memory', memoryPaymentSubject);
