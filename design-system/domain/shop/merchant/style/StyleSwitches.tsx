import { isLocale, locales } from '../../../../format/locale.ts'
import { useT } from '../../../../locales/useT.ts'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Pair } from './StyleEditor.styles.ts'
import type { StyleEditing } from './useStyleDraft.ts'

const switchNames = ['showLogo', 'showName', 'showMerchantId', 'showLocaleSelection'] as const

/** What of the store its payers see, and in which language they begin. */
export function StyleSwitches({ edit }: { edit: StyleEditing }) {
  const t = useT('merchantStyle')
  const { switches } = edit.draft
  return (
    <>
      <Pair>
        {switchNames.map(name => (
          <Switch
            key={name}
            checked={switches[name]}
            onChange={isOn => edit.change(name, { switches: { ...switches, [name]: isOn } })}
          >
            {t(name)}
          </Switch>
        ))}
      </Pair>
      <Caption aria-hidden>{t('defaultLocale')}</Caption>
      <SegmentedControl
        label={t('defaultLocale')}
        size="s"
        width="fill"
        segments={locales.map(locale => ({ value: locale, label: locale.toUpperCase() }))}
        value={switches.defaultLocale}
        onChange={locale => {
          if (isLocale(locale)) edit.change('locale', { switches: { ...switches, defaultLocale: locale } })
        }}
      />
    </>
  )
}
