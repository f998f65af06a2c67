import { useT } from '../../../locales/useT.ts'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { themes } from '../../../theme/theme.ts'
import { themeLook } from '../preference.ts'
import { ThemeRoom, Settings } from './FullFooter.styles.ts'
import type { FullFooterProps } from './FullFooter.tsx'
import { LocaleLinks } from './LocaleLinks.tsx'

const choices = [...themes, 'system'] as const

/** The page in another language, which is a page of its own, and in another theme. */
export function FooterSettings({
  locales,
  onLocaleChange,
  theme,
}: Pick<FullFooterProps, 'locales' | 'onLocaleChange' | 'theme'>) {
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
