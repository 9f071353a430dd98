import type { TodayApi } from '../../api.types.ts';
import { apiOf } from '../../app/api.ts';

export const api = apiOf<Pick<TodayApi, 'GET /first-run' | 'POST /first-run'>>();
