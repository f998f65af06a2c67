import type { Result } from '../domain/refusal/refusal.ts'
import {
  looksLikeImage,
  looksLikeStill,
  makeAvatar,
  makeBackground,
  makeLogo,
  makePicture,
  makeThumbnail,
} from './image.ts'
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
  logo: { looksLike: looksLikeStill, make: makeLogo },
  background: { looksLike: looksLikeStill, make: makeBackground },
  thumbnail: { looksLike: looksLikeStill, make: makeThumbnail },
  pdf: { looksLike: looksLikePdf, make: makePdf },
} as const satisfies Record<string, Kind>
export type FileKind = keyof typeof fileKinds
