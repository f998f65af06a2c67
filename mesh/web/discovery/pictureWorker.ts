import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { pictureSvg } from './pictureText.ts'
import type { Picture } from './previewBuild.ts'

/** A picture to be drawn, with the market's sign. */
export interface PictureOrder {
  readonly picture: Picture
  readonly icon: string
}

/** What came of one. */
export type PictureAnswer = { readonly png: Uint8Array } | { readonly failed: string }

// One at a time, and nothing of it is kept: the finished file is what is kept, elsewhere.
sharp.cache(false)
sharp.concurrency(1)

/** Threads have no origins: what the rule asks for is of windows. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (said: PictureAnswer): void => parentPort?.postMessage(said)

parentPort?.on('message', ({ picture, icon }: PictureOrder) => {
  void (async () => {
    try {
      const svg = Buffer.from(pictureSvg(picture, icon))
      const png = await sharp(svg, { limitInputPixels: 1200 * 630 * 4 })
        .png({ palette: true, quality: 90, effort: 4 })
        .toBuffer()
      answer({ png })
    } catch (error) {
      answer({ failed: String(error) })
    }
  })()
})
