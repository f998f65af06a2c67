import { locales } from '../../format/locale.ts'
import type { Locale } from '../../format/locale.ts'
import { localeTable } from '../../locales/localeTable.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { MenuButton } from '../../primitives/menu/MenuButton.tsx'

interface LocaleMenuProps {
  onChange: (locale: Locale) => void
}

/** The language of the interface; each is named in itself. */
export function LocaleMenu({ onChange }: LocaleMenuProps) {
  const t = useT('nav')
  const locale = useLocale()
  return (
    <MenuButton
      label={`${locale.toUpperCase()}. ${t('languageIs', { language: localeTable[locale].name })}`}
      entries={locales.map(id => ({ id, label: localeTable[id].name, isCurrent: id === locale }))}
      onAction={onChange}
    >
      {locale.toUpperCase()}
    </MenuButton>
  )
}
