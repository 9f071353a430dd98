import type { Area } from './area.ts';
import { accountArea } from './areas/account/index.ts';
import { auditArea } from './areas/audit/index.ts';
import { picturesArea } from './areas/pictures/index.ts';

/** Every part of the office, in any order: the menu has one of its own. */
export const AREAS: readonly Area[] = [accountArea, auditArea, picturesArea];
