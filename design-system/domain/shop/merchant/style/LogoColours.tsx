import Pipette from 'lucide-react/icons/pipette'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { mainColours, styleOfColours } from './logoColours.ts'
import { logoPixels } from './logoPixels.ts'
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
