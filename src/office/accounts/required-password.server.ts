import { ApiError } from '../api/api-error.server.ts';
import { isLeaked } from './is-leaked-password.server.ts';
import { passwordProblem } from './password-rules.server.ts';

/** Refuses a password that somebody could guess; `about` is what others know of whose it is. */
export async function requirePassword(password: string, about: readonly string[]): Promise<void> {
  const problem =
    passwordProblem(password, about) ?? ((await isLeaked(password)) ? 'leaked' : undefined);
  if (problem) throw new ApiError(422, 'password', { problem });
}
