import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { HexColour, MerchantStyleColours } from '../../look/merchantLook.ts'
import { ContrastPlace, ContrastRoot } from './StyleEditor.styles.ts'
import {
  colourOfPart,
  groundsOf,
  nearestPassing,
  partContrast,
  readableRatio,
} from '../../look/styleContrast.ts'
import type { StyledPart } from '../../look/styleContrast.ts'

interface ContrastNoteProps {
  style: MerchantStyleColours
  part: StyledPart
  /** What the text is called where its colour is chosen. */
  name: string
  onUse: (colour: HexColour) => void
}

const partsOfTen = 10

/** Whether a text of the look can be read; where it can’t, the nearest colour that can is one press away. */
export function ContrastNote({ style, part, name, onUse }: ContrastNoteProps) {
  const t = useT('merchantStyle')
  const locale = useLocale()
  const written = (ratio: number) =>
    // Rounded down: 4.49 is not the 4.5 that is asked for.
    formatDecimal(String(Math.floor(ratio * partsOfTen) / partsOfTen), locale)
  const ratio = partContrast(style, part)
  const passes = ratio >= readableRatio
  const nearest = passes ? null : nearestPassing(style[colourOfPart[part]], groundsOf(style, part))
  return (
    <ContrastPlace>
      <ContrastRoot data-tone={passes ? 'positive' : 'warning'}>
        <Icon of={passes ? CircleCheck : TriangleAlert} />
        <span>
          <strong>{t('ratio', { ratio: written(ratio) })}</strong>
          {passes ? t('easy') : t('tooLow', { min: written(readableRatio) })}
          {!passes && nearest === null && ` ${t('noneFits')}`}
        </span>
      </ContrastRoot>
      {nearest !== null && (
        <Button
          size="s"
          aria-label={t('useFor', { color: nearest.toUpperCase(), name })}
          onClick={() => onUse(nearest)}
        >
          {t('use', { color: nearest.toUpperCase() })}
        </Button>
      )}
    </ContrastPlace>
  )
}
