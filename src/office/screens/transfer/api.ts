import type { TransferApi } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

export const api = apiOf<TransferApi>();

export type ImportAnswer = Answer<TransferApi, 'POST /transfer/import'>;
