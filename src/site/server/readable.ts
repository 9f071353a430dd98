import { ContentUnavailableError } from '../../content/index.ts';

/** What was read, or null when the content service cannot be reached: a page shows its other parts. */
export async function readable<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null;
    throw error;
  }
}
