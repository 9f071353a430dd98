/** The header `Accept` of a browser that knows neither AVIF nor WebP: pictures come as JPEG. */
export const PLAIN_PICTURES = 'text/html,application/json,image/jpeg,*/*;q=0.8';
