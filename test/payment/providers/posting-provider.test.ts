import { describeMutants } from '#test/kit/mutants.ts';
import { paymentProviderContract, paymentProviderLaws } from './payment-provider.contract.ts';
import { postingMutants } from './payment-provider.mutants.ts';
import { postingProvider } from './posting-provider.ts';

const setUp = { definition: postingProvider, variables: {} };

paymentProviderContract(setUp);
describeMutants(
  'PAY-02 mutated providers that post and sign a body',
  paymentProviderLaws.transfer,
  async () => setUp,
  postingMutants,
);
