import { formatFileSize } from '../../../format/formatFileSize.ts'
import { defineFieldType } from '../fieldType.ts'
import type { CommonContext, FieldType } from '../fieldType.ts'
import { errorStatus } from '../formMessage.ts'

/** What is asked of a file before it is sent; the server looks inside. */
export interface FileContext extends CommonContext<File | null> {
  /** Allowed endings without the dot: `['jpg', 'png']`. */
  readonly extensions: readonly string[]
  readonly maxBytes: number
}

/** The limits of the specification (§5); WebP is in its list of extensions, though not in its sentence. */
export const fileLimits = {
  avatar: { extensions: ['jpg', 'jpeg', 'gif', 'png', 'webp'] },
  storeLogo: { extensions: ['jpg', 'jpeg', 'png'] },
  storeBackground: { extensions: ['jpg', 'jpeg', 'png'] },
} as const satisfies Record<string, Pick<FileContext, 'extensions'>>

/** The ending of a file's name in lower case, `''` without one. */
export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** One chosen file. */
export const fileField: FieldType<File | null, File | null, FileContext> = defineFieldType<
  File | null,
  File | null,
  FileContext
>({
  empty: null,
  isEmpty: ({ value }) => value === null,
  read: raw => raw,
  judge: ({ value }, { extensions, maxBytes }, around) => {
    if (!value) return null
    if (!extensions.includes(extensionOf(value.name))) return errorStatus('fileType')
    return value.size > maxBytes
      ? errorStatus('fileSize', { size: formatFileSize(maxBytes, around.locale) })
      : null
  },
})
