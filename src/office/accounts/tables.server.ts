import type { Generated } from 'kysely';
import type { OfficeLanguage } from '../account.ts';
import type { Role } from '../roles.ts';

/** A person who may sign in. Times of better-auth are ISO texts, ours are milliseconds. */
export interface AccountsTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: 0 | 1;
  image: string | null;
  role: Role;
  /** In which the back office speaks to them. */
  language: OfficeLanguage;
  has_second_factor: 0 | 1;
  disabled_at: number | null;
  created_at: string;
  updated_at: string;
}

/** A browser that is signed in. */
export interface AccountSessionsTable {
  id: string;
  account_id: string;
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: string;
  last_seen_at: number;
  /** When its person last showed who they are, by password or passkey. */
  confirmed_at: number;
  /** Did its person show a second factor in it? */
  has_shown_factor: Generated<0 | 1>;
  created_at: string;
  updated_at: string;
}

/** What an account proves itself by: its password's hash. */
export interface AccountCredentialsTable {
  id: string;
  account_id: string;
  provider_id: string;
  provider_account_id: string;
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** What is between two steps: a sign-in that waits for its second factor, a passkey's challenge. */
export interface AccountVerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** A secret, encrypted, and recovery codes, hashed. */
export interface AccountSecondFactorsTable {
  id: string;
  account_id: string;
  secret: string;
  backup_codes: string;
  verified: 0 | 1;
  failed_verification_count: number | null;
  locked_until: string | null;
}

export interface AccountPasskeysTable {
  /** The credential's id, as its authenticator gave it (base64url). */
  id: string;
  account_id: string;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON: how the authenticator is reached. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
}

export type LinkPurpose = 'setUp' | 'invitation' | 'recovery';

/** A link that works once. Only the hash of what it carries is stored. */
export interface AccountLinksTable {
  hash: string;
  purpose: LinkPurpose;
  /** Whom a recovery is for. */
  account_id: string | null;
  /** Whom an invitation is for, as what. */
  email: string | null;
  role: Role | null;
  /** The owner who made it, by their id, or the server; anything else is nobody, and it does not work. */
  created_by: string | null;
  created_at: number;
  expires_at: number;
}

/** One-time codes that were used, until they would no longer be valid anyway. */
export interface AccountUsedCodesTable {
  hash: string;
  expires_at: number;
}

export interface AccountTables {
  accounts: AccountsTable;
  account_sessions: AccountSessionsTable;
  account_credentials: AccountCredentialsTable;
  account_verifications: AccountVerificationsTable;
  account_second_factors: AccountSecondFactorsTable;
  account_passkeys: AccountPasskeysTable;
  account_links: AccountLinksTable;
  account_used_codes: AccountUsedCodesTable;
}
