/** The `Accept` header of a browser without AVIF and WebP, which gets JPEG. */
export const PLAIN_PICTURES = 'text/html,application/json,image/jpeg,*/*;q=0.8';
