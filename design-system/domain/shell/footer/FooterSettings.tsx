import type { Locale } from '../../../format/locale.ts'
import { useT } from '../../../locales/useT.ts'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { themes } from '../../../theme/theme.ts'
import { themeLook } from '../themeLook.ts'
import { ThemeRoom, Settings } from './FullFooter.styles.ts'
import type { LocaleLink, ThemeControl } from './footerShape.ts'
import { LocaleLinks } from './LocaleLinks.tsx'

const choices = [...themes, 'system'] as const

export interface FooterSettingsProps {
  /** This page in every language. */
  locales: readonly LocaleLink[]
  /** Changes the language without loading the page anew; without it the links do. */
  onLocaleChange?: ((locale: Locale) => void) | undefined
  /** Left out where the theme cannot be changed from here. */
  theme?: ThemeControl | undefined
}

/** The page in another language, which is a page of its own, and in another theme. */
export function FooterSettings({ locales, onLocaleChange, theme }: FooterSettingsProps) {
  const t = useT('content')
  return (
    <Settings>
      <LocaleLinks locales={locales} onChange={onLocaleChange} />
      {theme !== undefined && (
        <ThemeRoom>
          <SegmentedControl
            label={t('frame.theme')}
            size="s"
            segments={choices.map(value => ({
              value,
              label: t(`frame.themes.${value}`),
              icon: themeLook[value].icon,
            }))}
            value={theme.preference}
            onChange={theme.onChange}
          />
        </ThemeRoom>
      )}
    </Settings>
  )
}
