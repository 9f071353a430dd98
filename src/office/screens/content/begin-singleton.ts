import { isStale } from '../../app/call.ts';
import type { FormValues } from '../../form/form-values.ts';
import { api } from './api.ts';

/** Begins the document of a type that has one. That it is there already is as good: an answer was lost, or somebody was first. */
export async function beginSingleton(type: string, values: FormValues): Promise<void> {
  try {
    await api('POST /content/:type', { params: { type }, body: { values } });
  } catch (error) {
    if (!isStale(error)) throw error;
  }
}
