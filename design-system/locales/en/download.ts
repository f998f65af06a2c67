/** A file that is on its way to the disk. */
export const download = {
  preparing: 'Preparing the file',
  progress: 'Downloading, {{size}}',
  stop: 'Stop',
  failed: 'The file did not come',
  failedText: 'Nothing was saved. Try again.',
  tooMany: 'Too many files at once. Try again in a minute.',
  done: 'The file is saved',
} as const
