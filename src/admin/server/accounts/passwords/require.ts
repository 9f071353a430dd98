import { ApiError } from '../../api/api-error.ts';
import { isLeaked } from './leaked.ts';
import { passwordProblem } from './rules.ts';

/** Refuses a password that somebody could guess; `about` is what others know of whose it is. */
export async function requirePassword(password: string, about: readonly string[]): Promise<void> {
  const problem =
    passwordProblem(password, about) ?? ((await isLeaked(password)) ? 'leaked' : undefined);
  if (problem) throw new ApiError(422, 'password', { problem });
}
