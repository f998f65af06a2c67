import type { Result } from '../domain/refusal/refusal.ts'
import { accepted, refuse, refused } from '../domain/refusal/refusal.ts'
import { openStill } from './image.ts'
import type { MadeFile } from './madeFile.ts'

/** A picture in several widths and formats; each file says its own width. */
export interface PictureInWidths {
  /** Of the widest. */
  readonly width: number
  readonly height: number
  readonly files: readonly (MadeFile & { readonly width: number })[]
}

/** The modern ones: every browser of these days reads the second. The effort is what a server has time for. */
const formats = {
  avif: { contentType: 'image/avif', options: { quality: 55, effort: 3 } },
  webp: { contentType: 'image/webp', options: { quality: 80, effort: 4 } },
} as const

/**
 * Decodes a picture and writes it anew, upright and without metadata, in each width that it is asked for.
 * @param widthsFor the widths of a picture that is so wide; none above it, the widest last
 */
export async function makeInWidths(
  bytes: Buffer,
  widthsFor: (width: number) => readonly number[],
): Promise<Result<PictureInWidths>> {
  const opened = await openStill(bytes)
  if (!opened.ok) return opened
  const { width: whole, open } = opened.value
  const files: (MadeFile & { readonly width: number })[] = []
  let height = 0
  try {
    for (const width of widthsFor(whole))
      for (const [extension, { contentType, options }] of Object.entries(formats)) {
        const image = open().resize({ width, withoutEnlargement: true })
        const written = extension === 'avif' ? image.avif(options) : image.webp(options)
        const { data, info } = await written.toBuffer({ resolveWithObject: true })
        files.push({ bytes: data, contentType, extension, width, height: info.height })
        height = info.height
      }
  } catch {
    return refused(refuse('file_damaged', 'file'))
  }
  const width = files.at(-1)?.width ?? whole
  return accepted({ width, height, files })
}
