interface AuthRefusal extends Error {
  readonly statusCode: number;
  readonly body?: { readonly code?: string };
}

/** Is it better-auth that refuses, rather than something that failed? */
export function isRefusal(error: unknown): error is AuthRefusal {
  return (
    error instanceof Error &&
    error.name === 'APIError' &&
    'statusCode' in error &&
    Number(error.statusCode) < 500
  );
}
