import type { PicturesApi } from '../../../api.types.ts';
import { apiOf } from '../../api.ts';

export const api = apiOf<PicturesApi>();
