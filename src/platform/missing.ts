/** For `catch`: returns undefined only if the file or folder doesn't exist; other errors are rethrown, since what can't be read is not missing. */
export function toMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
