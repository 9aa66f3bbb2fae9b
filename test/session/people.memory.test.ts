import { memoryCustomerSubject, memoryIdentitySubject } from '#test/kit/fakes/memory-people.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { customerGatewayContract, customerGatewayLaws } from '#test/session/customer-gateway.contract.ts';
import { customerGatewayMutants } from '#test/session/customer-gateway.mutants.ts';
import { identityGatewayContract, identityGatewayLaws } from '#test/session/identity-gateway.contract.ts';
import { identityGatewayMutants } from '#test/session/identity-gateway.mutants.ts';

identityGatewayContract('the accounts in memory', memoryIdentitySubject);
customerGatewayContract('the customers in memory', memoryCustomerSubject);
describeMutants('VIS-01 mutated accounts', identityGatewayLaws, memoryIdentitySubject, identityGatewayMutants);
describeMutants('GQL-07 mutated customers', customerGatewayLaws, memoryCustomerSubject, customerGatewayMutants);
