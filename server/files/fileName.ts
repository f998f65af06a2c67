/** Control characters, marks that turn or hide text (a name that reads "exe.jpg"), and what file systems and headers take badly. */
const unwanted = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}<>:"|?*\\/]/gu

/** So much of the end of a sent name is looked at: no file system has longer ones. */
const longestSent = 1024

/**
 * A name that is safe to show and to save: the last part of what the client sent, without marks that deceive, with the
 * extension of what the file really is, and no longer than 80 characters.
 */
export function safeFileName(sent: string, extension: string): string {
  const last = sent.slice(-longestSent).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last.replaceAll(unwanted, '').replaceAll(/\s+/gu, ' ')
  const base = plain.replace(/\.[^.]*$/, '').replaceAll(/^[. ]+|[. ]+$/g, '')
  const short = /^.{0,80}/su.exec(base)?.[0].trim()
  return `${short || 'file'}.${extension}`
}
