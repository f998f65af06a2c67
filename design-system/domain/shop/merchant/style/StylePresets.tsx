import { useT } from '../../../../locales/useT.ts'
import type { MerchantStyleColours } from '../../look/merchantLook.ts'
import { PresetButton, PresetGrid } from './StyleEditor.styles.ts'
import { presetNames, presetStyle } from './stylePresets.ts'

interface StylePresetsProps {
  style: MerchantStyleColours
  onChoose: (style: MerchantStyleColours) => void
}

/** Looks to begin with, all of them easy to read. */
export function StylePresets({ style, onChoose }: StylePresetsProps) {
  const t = useT('merchantStyle')
  return (
    <PresetGrid>
      {presetNames.map(name => {
        const preset = presetStyle(name)
        const isChosen = Object.entries(preset).every(
          ([field, colour]) => style[field as keyof MerchantStyleColours] === colour,
        )
        return (
          <PresetButton
            key={name}
            type="button"
            aria-pressed={isChosen}
            style={{
              '--from': preset.backgroundColor1,
              '--to': preset.backgroundColor2,
              '--button': preset.buttonBackgroundColor,
            }}
            onClick={() => onChoose(preset)}
          >
            <span aria-hidden />
            <span>{t(`preset.${name}`)}</span>
          </PresetButton>
        )
      })}
    </PresetGrid>
  )
}
