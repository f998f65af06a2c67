import { copyText } from '../../../../primitives/button/copyText.ts'

/** What became of a text that was to be shared. */
export type ShareEnd = 'shared' | 'dismissed' | 'copied' | 'failed'

/** Gives a text to another application; where the browser has no way to, puts it on the clipboard. */
export async function shareText(text: string): Promise<ShareEnd> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed'
}
