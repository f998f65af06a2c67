import { CommandPalette } from '@souk/design-system/primitives/command/CommandPalette.tsx'
import type { CommandGroup } from '@souk/design-system/primitives/command/command.ts'
import { themeLook } from '@souk/design-system/domain/shell/themeLook.ts'
import { isLocale, locales } from '@souk/design-system/format/locale.ts'
import { localeTable } from '@souk/design-system/locales/localeTable.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { themePreferences, type ThemePreference } from '@souk/design-system/theme/theme.ts'
import FileText from 'lucide-react/icons/file-text'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import { coinAliases } from '../../routes/coinAlias.ts'
import { publicPaths } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import type { PageTextTable, ReadTable } from '../../routes/pageTexts.ts'
import { useLocaleChange } from '../../services/useLocaleChange.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useServices } from '../../services/useServices.ts'
import { useStanding, useViewer } from '../../services/useViewer.ts'
import { pageCommands } from './pageCommands.ts'

interface CommandListProps {
  readonly onClose: () => void
}

/** All that the person who is here can do from anywhere: go to a page or to a coin's offers, change the look and the language, log out. */
export function CommandList({ onClose }: CommandListProps) {
  const { navigation } = useServices()
  const { change } = usePreferences()
  const onLocaleChange = useLocaleChange()
  const t = useT('command')
  const choose = (id: string) => {
    onClose()
    const theme = themePreferences.find(each => each === id)
    if (theme !== undefined) change({ theme })
    else if (isLocale(id)) onLocaleChange(id)
    else navigation.go(id)
  }
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      label={t('label')}
      emptyLabel={t('nothing')}
      groups={useGroups()}
      onChoose={choose}
    />
  )
}

/** The id of a page is its address; of a theme and a language, itself. */
function useGroups(): readonly CommandGroup[] {
  const { i18n, navigation } = useServices()
  const t = useT('command')
  const tNav = useT('nav')
  const tAuth = useT('auth')
  const standing = useStanding()
  const isOperator = useViewer()?.roles.includes('operator') ?? false
  const bundle = (noun: string) => i18n.getResourceBundle(navigation.locale(), noun) as object
  const texts = { ...bundle('page'), ...bundle('pageRead') } as PageTextTable & ReadTable
  const coins = (type: 'buy' | 'sell') =>
    coinAliases.map(({ alias, code, name }) => ({
      id: publicPaths.searchCoin(type, alias),
      label: t(type === 'buy' ? 'buyCoin' : 'sellCoin', { coin: code }),
      detail: name,
    }))
  const themeCommand = (id: ThemePreference) => ({
    id,
    label: tNav(themeLook[id].word),
    icon: themeLook[id].icon,
  })
  return [
    {
      title: t('pages'),
      commands: pageCommands(texts, standing, isOperator).map(({ path, title }) => ({
        id: path,
        label: title,
        icon: FileText,
      })),
    },
    { title: t('buy'), commands: coins('buy') },
    { title: t('sell'), commands: coins('sell') },
    { title: t('look'), commands: themePreferences.map(themeCommand) },
    {
      title: t('language'),
      commands: locales.map(id => ({ id, label: localeTable[id].name, icon: Languages })),
    },
    ...(standing === 'member'
      ? [
          {
            title: t('account'),
            commands: [{ id: paths.logOut(), label: tAuth('logOut'), icon: LogOut }],
          },
        ]
      : []),
  ]
}
