import type { ComponentProps } from 'react'
import { useEffect, useRef } from 'react'
import { drawCrop } from './cropBlob.ts'
import type { Crop } from './crop.ts'

type CropCanvasProps = Omit<ComponentProps<'canvas'>, 'width' | 'height' | 'ref'> & {
  picture: ImageBitmap
  crop: Crop
  /** Of each side. */
  pixels: number
}

/** A square of a picture, drawn. A canvas needs no address, so no policy of the page has to let one in. */
export function CropCanvas({ picture, crop, pixels, ...rest }: CropCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (ref.current !== null) drawCrop(ref.current, picture, crop)
  }, [picture, crop])
  return <canvas aria-hidden {...rest} ref={ref} width={pixels} height={pixels} />
}
