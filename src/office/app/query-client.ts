import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

const TRIES_AGAIN = 3;

/** Has the server said no? It would say so again. */
const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** Asks again for what did not arrive, but not for what was refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < TRIES_AGAIN && !isRefusal(error) },
  },
});
