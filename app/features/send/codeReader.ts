import type { CodeReader } from '@souk/design-system/domain/money/send/address/useCamera.ts'

/** What some browsers read codes with; the types of the platform do not know it. */
interface Detector {
  readonly detect: (picture: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

const platformDetector = (): Detector | null => {
  const { BarcodeDetector: Platform } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    return Platform === undefined ? null : new Platform({ formats: ['qr_code'] })
  } catch {
    // It is there, but cannot read these codes.
    return null
  }
}

/** Reads codes by script where the browser cannot; fetched only then. */
async function readByScript(picture: HTMLCanvasElement): Promise<string | null> {
  const { default: jsqr } = await import('jsqr')
  const { width, height } = picture
  const pixels = picture.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height)
  const text = pixels === undefined ? undefined : jsqr.default(pixels.data, width, height)?.data
  return text === undefined || text === '' ? null : text
}

/** The camera of this device, and what reads codes here. */
export const codeReader: CodeReader = {
  openCamera: async () => {
    // Where a page is not served over https there is none.
    if (navigator.mediaDevices === undefined) throw new DOMException('No camera', 'NotFoundError')
    return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  },
  read: async picture => {
    const detector = platformDetector()
    if (detector === null) return readByScript(picture)
    try {
      const [code] = await detector.detect(picture)
      return code?.rawValue ?? null
    } catch {
      return readByScript(picture)
    }
  },
}
