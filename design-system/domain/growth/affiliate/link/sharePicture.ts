/** What became of a picture that was to be shared; `unshareable` where the browser has no way to, and it may be saved instead. */
export type PictureEnd = 'shared' | 'dismissed' | 'unshareable'

/** Gives a picture to another application, with words for where it is shown. */
export async function sharePicture(file: File, text: string): Promise<PictureEnd> {
  const given = { files: [file], text }
  if (!('canShare' in navigator) || !navigator.canShare(given)) return 'unshareable'
  try {
    await navigator.share(given)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unshareable'
  }
}
