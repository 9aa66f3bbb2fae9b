import { useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { takeAction } from '#desk/data-provider.ts';
import { DeskFailure } from '#desk/http.ts';

/**
 * Sends a form as an action of the record. `submit` answers with the sentences of refused fields, as forms take them;
 * `problem` is why it was refused.
 */
export const useAction = (action: string, onDone: (changed: RaRecord) => void) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const [problem, setProblem] = useState<DeskFailure | null>(null);
  const submit = async (data: object) => {
    if (record === undefined) return;
    try {
      onDone(await takeAction(resource, record, action, data));
      setProblem(null);
    } catch (failure) {
      if (!(failure instanceof DeskFailure)) throw failure;
      setProblem(failure);
      return failure.fields;
    }
  };
  return { submit, problem };
};
