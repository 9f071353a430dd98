import type { Api } from '../api.types.ts';
import { apiOf } from './api.ts';
import { addressOf, type CallOptions } from './call.ts';

const api = apiOf<Api<'account'>>();

/** Has somebody show who they are before a file comes or goes, whose own call cannot ask them. */
export const confirmBefore = () => api('POST /account/confirmation');

/** Has the browser download a file. */
export async function download(path: string, query: CallOptions['query'] = {}): Promise<void> {
  await confirmBefore();
  const link = document.createElement('a');
  link.href = addressOf(path, query);
  link.download = '';
  link.click();
}
