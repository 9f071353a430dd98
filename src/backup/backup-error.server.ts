/** Why a backup was not made or brought back, in words for the operator; nothing has changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}
