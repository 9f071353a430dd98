/** Where the back office is. */
export const OFFICE_PATH = '/admin';

/** Where its API is. */
export const OFFICE_API = '/api/admin';

/** Whatever better-auth answers lies below: signing in, signing out. */
export const ACCOUNTS_API = `${OFFICE_API}/auth`;

/** With every call: the script that the application runs, by which an older one is known. */
export const SCRIPT_HEADER = 'X-Office-Script';
