import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account } from '../../../../account.ts';
import { call } from '../../../call.ts';

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface OwnSession {
  readonly id: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly lastSeenAt: number;
  readonly isCurrent: boolean;
}

export interface OwnAccount extends Account {
  readonly hasSecondFactor: boolean;
  readonly passkeys: readonly OwnPasskey[];
  readonly sessions: readonly OwnSession[];
}

const KEY = ['account'];

/** One's own account as the server has it. */
export function useOwnAccount(): OwnAccount | undefined {
  return useQuery({ queryKey: KEY, queryFn: () => call<OwnAccount>('GET', 'account') }).data;
}

/** Asks the server for it again. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
