import type { Words } from '../index.ts';
import type { services as original } from '../es/services.ts';

export const services: Words<typeof original> = {};
