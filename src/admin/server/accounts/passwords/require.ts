import { ApiError } from '../../api/api-error.ts';
import { passwordProblem } from './rules.ts';

/** Refuses a password that somebody could guess; `about` is what others know of whose it is. */
export function requirePassword(password: string, about: readonly string[]): void {
  const problem = passwordProblem(password, about);
  if (problem) throw new ApiError(422, 'password', { problem });
}
