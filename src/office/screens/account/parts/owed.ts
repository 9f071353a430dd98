import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetIdentity } from 'ra-core';
import type { Owed } from '../../../account.ts';
import { FACTOR_NEEDED, NOT_ALLOWED } from '../../../app/call.ts';
import { lookAgain } from '../../../app/current-account.ts';

/** What somebody must do before the office opens to them. */
export function useOwed() {
  const client = useQueryClient();
  const { identity, isPending, fetchStatus } = useGetIdentity();
  // Whoever has no connection sees the office, which the server closes to who may not.
  const isAway = fetchStatus === 'paused';
  /** Asks the server whether it is still owed, and what they may do. */
  const look = () => {
    lookAgain().then(
      () => client.invalidateQueries({ queryKey: ['auth'] }),
      () => undefined,
    );
  };
  useEffect(() => {
    const events = [FACTOR_NEEDED, NOT_ALLOWED, 'visibilitychange'];
    // A right that is gained is refused nowhere: it is seen by who comes back to the window.
    const seen = () => document.visibilityState === 'visible' && look();
    for (const event of events) addEventListener(event, seen);
    return () => events.forEach((event) => removeEventListener(event, seen));
  });
  return {
    owes: identity?.['owes'] as Owed | undefined,
    /** Until it is, no screen asks for anything. */
    isKnown: !isPending || isAway,
    look,
  };
}
