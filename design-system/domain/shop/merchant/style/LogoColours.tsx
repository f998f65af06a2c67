import Pipette from 'lucide-react/icons/pipette'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { mainColours, styleOfColours } from './logoColours.ts'
import type { MerchantStyleColours } from '../../look/merchantLook.ts'

interface LogoColoursProps {
  logoUrl: string
  onStyle: (style: MerchantStyleColours) => void
}

/** Makes a style of the logo’s own colours. */
export function LogoColours({ logoUrl, onStyle }: LogoColoursProps) {
  const t = useT('merchantStyle')
  const [hasFailed, setFailed] = useState(false)
  const take = async () => {
    const pixels = await logoPixels(logoUrl).catch(() => [])
    const style = styleOfColours(mainColours(pixels))
    setFailed(style === null)
    if (style !== null) onStyle(style)
  }
  return (
    <>
      <Button icon={Pipette} onClick={() => void take()}>
        {t('fromLogo')}
      </Button>
      {hasFailed && (
        <Text as="p" size="caption" tone="negative" role="alert">
          {t('fromLogoFailed')}
        </Text>
      )}
    </>
  )
}

/** A logo is measured as small as this: its main colours are the same. */
const side = 64

/** The pixels of a picture of this origin, as RGBA. Rejects when it does not load. */
async function logoPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return new Uint8ClampedArray()
  context.drawImage(image, 0, 0, side, side)
  return context.getImageData(0, 0, side, side).data
}
