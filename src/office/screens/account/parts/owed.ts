import { useEffect } from 'react';
import { useGetIdentity } from 'ra-core';
import type { Owed } from '../../../account.ts';
import { FACTOR_NEEDED } from '../../../app/call.ts';
import { forgetAccount } from '../../../app/current-account.ts';

interface OwedState {
  readonly owes: Owed | undefined;
  /** Until it is, no screen asks for anything. */
  readonly isKnown: boolean;
  /** Asks the server whether it is still owed. */
  readonly look: () => void;
}

/** What somebody must do before the office opens to them. */
export function useOwed(): OwedState {
  const { identity, isPending, fetchStatus, refetch } = useGetIdentity();
  // Whoever has no connection sees the office, which the server closes to who may not.
  const isAway = fetchStatus === 'paused';
  const look = () => {
    forgetAccount();
    void refetch?.();
  };
  useEffect(() => {
    addEventListener(FACTOR_NEEDED, look);
    return () => removeEventListener(FACTOR_NEEDED, look);
  });
  return { owes: identity?.['owes'] as Owed | undefined, isKnown: !isPending || isAway, look };
}
