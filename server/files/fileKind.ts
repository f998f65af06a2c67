import type { Result } from '../domain/refusal/refusal.ts'
import { looksLikeImage, makeAvatar, makePicture } from './image.ts'
import type { MadeFile } from './madeFile.ts'
import { looksLikePdf, makePdf } from './pdf.ts'

interface Kind {
  /** Whether the bytes claim to be of this kind. */
  readonly looksLike: (bytes: Buffer) => boolean
  /** What is kept of it. */
  readonly make: (bytes: Buffer) => Promise<Result<MadeFile>>
}

/** The kinds of file that may be given. */
export const fileKinds = {
  picture: { looksLike: looksLikeImage, make: makePicture },
  avatar: { looksLike: looksLikeImage, make: makeAvatar },
  pdf: { looksLike: looksLikePdf, make: makePdf },
} as const satisfies Record<string, Kind>
export type FileKind = keyof typeof fileKinds
