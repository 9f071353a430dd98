/** The program of the writer's thread. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// As in `main.ts`, each thread for itself.
enableCompileCache(join(import.meta.dirname, 'compile-cache'));
await import('./run-thread.ts');
