import jsqr from 'jsqr'
import sharp from 'sharp'

/** What a camera reads of a picture of a code; empty where it reads nothing. */
export async function readQrCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}
