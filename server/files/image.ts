import type { Sharp } from 'sharp'
import { accepted, refuse, refused, type Result } from '../domain/refusal/refusal.ts'
import { product } from '../runtime/product.ts'
import type { MadeFile } from './madeFile.ts'

/** Decodes and encodes. Loaded with the first picture: its libraries are 20 MB that most processes never need. */
async function decoder() {
  const { default: sharp } = await import('sharp')
  // One picture at a time uses little memory; a cache would keep pictures of strangers.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const secondsMax = 20

interface Format {
  readonly contentType: string
  readonly extension: string
  /** Whether bytes begin as this format does. */
  readonly begins: (bytes: Buffer) => boolean
  readonly encode: (image: Sharp) => Sharp
}

/** The formats that are decoded; what is not here (SVG above all) never reaches a decoder. */
const formats = {
  jpeg: {
    contentType: 'image/jpeg',
    extension: 'jpg',
    begins: bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    encode: image => image.jpeg({ quality: 85 }),
  },
  png: {
    contentType: 'image/png',
    extension: 'png',
    begins: bytes => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    encode: image => image.png(),
  },
  webp: {
    contentType: 'image/webp',
    extension: 'webp',
    begins: bytes => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
    encode: image => image.webp({ quality: 85 }),
  },
  gif: {
    contentType: 'image/gif',
    extension: 'gif',
    begins: bytes => ['GIF87a', 'GIF89a'].includes(latin(bytes, 0, 6)),
    encode: image => image.gif(),
  },
} as const satisfies Record<string, Format>

const latin = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1')

const formatNames = Object.keys(formats) as (keyof typeof formats)[]

/** Whether bytes begin like a picture of an allowed format. */
export const looksLikeImage = (bytes: Buffer): boolean =>
  formatNames.some(name => formats[name].begins(bytes))

/** A picture of its own shape, scaled down where it is very large. */
export const makePicture = (bytes: Buffer): Promise<Result<MadeFile>> =>
  remake(bytes, product.upload.imageMaxSide, false)

/** Whether bytes begin like a picture of a store: PNG or JPG, and nothing that moves. */
export const looksLikeStill = (bytes: Buffer): boolean =>
  formats.png.begins(bytes) || formats.jpeg.begins(bytes)

/** A store’s logo, of its own shape. */
export const makeLogo = (bytes: Buffer): Promise<Result<MadeFile>> =>
  remake(bytes, product.upload.logoSide, false)

/** What a payer’s page stands before. */
export const makeBackground = (bytes: Buffer): Promise<Result<MadeFile>> =>
  remake(bytes, product.upload.backgroundSide, false)

/** The same, as small as an editor shows it. */
export const makeThumbnail = (bytes: Buffer): Promise<Result<MadeFile>> =>
  remake(bytes, product.upload.thumbnailSide, false)

/** A square picture of one size. */
export const makeAvatar = (bytes: Buffer): Promise<Result<MadeFile>> =>
  remake(bytes, product.upload.avatarSide, true)

/**
 * Decodes a picture and writes it anew, upright, without metadata (a photograph tells where it was taken) and without
 * whatever else the file carried.
 */
async function remake(bytes: Buffer, side: number, isSquare: boolean): Promise<Result<MadeFile>> {
  const name = formatNames.find(name => formats[name].begins(bytes))
  if (!name) return refused(refuse('file_type_not_allowed', 'file'))
  const options = {
    failOn: 'error',
    limitInputPixels: product.upload.imageMaxPixels,
    animated: !isSquare,
  } as const
  const sharp = await decoder()
  try {
    const { width, height, pageHeight, pages, format } = await sharp(bytes, options).metadata()
    if (format !== name) return refused(refuse('file_type_not_allowed', 'file'))
    if (width * (pageHeight ?? height) * (pages ?? 1) > product.upload.imageMaxPixels) return tooManyPixels()
    const image = sharp(bytes, options)
      .timeout({ seconds: secondsMax })
      .autoOrient()
      .resize({
        width: side,
        height: side,
        fit: isSquare ? 'cover' : 'inside',
        withoutEnlargement: !isSquare,
      })
    const made = await formats[name].encode(image).toBuffer({ resolveWithObject: true })
    const { contentType, extension } = formats[name]
    const frameHeight = made.info.pageHeight ?? made.info.height
    return accepted({ bytes: made.data, contentType, extension, width: made.info.width, height: frameHeight })
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) return tooManyPixels()
    return refused(refuse('file_damaged', 'file'))
  }
}

/** A picture that does not move, of which versions can be made. */
export interface OpenedStill {
  /** Upright. */
  readonly width: number
  /** Begins to decode it, upright, for one version. */
  readonly open: () => Sharp
}

/** Opens a picture of an allowed format that does not move; refuses it before it is decoded where it is too large. */
export async function openStill(bytes: Buffer): Promise<Result<OpenedStill>> {
  const name = stillNames.find(one => formats[one].begins(bytes))
  if (!name) return refused(refuse('file_type_not_allowed', 'file'))
  const options = { failOn: 'error', limitInputPixels: product.upload.imageMaxPixels } as const
  const sharp = await decoder()
  try {
    const { autoOrient, width, height, pages, format } = await sharp(bytes, options).metadata()
    if (format !== name || (pages ?? 1) > 1) return refused(refuse('file_type_not_allowed', 'file'))
    if (width * height > product.upload.imageMaxPixels) return tooManyPixels()
    const open = () => sharp(bytes, options).timeout({ seconds: secondsMax }).autoOrient()
    return accepted({ width: autoOrient.width, open })
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) return tooManyPixels()
    return refused(refuse('file_damaged', 'file'))
  }
}

const stillNames = ['jpeg', 'png', 'webp'] as const

const tooManyPixels = () => refused(refuse('picture_too_large', 'file'))
