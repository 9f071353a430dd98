import type { Api } from '../../api.types.ts';
import { apiOf } from '../../app/api.ts';

export const api = apiOf<Api<'pictures'>>();
