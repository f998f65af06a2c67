import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Repeat from 'lucide-react/icons/repeat'
import Store from 'lucide-react/icons/store'
import Wallet from 'lucide-react/icons/wallet'
import { useT } from '../../locales/useT.ts'
import { Badge } from '../../primitives/badge/Badge.tsx'
import type { IconDrawing } from '../../primitives/icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../primitives/link/LinkContext.ts'
import { TabIcon, TabItem, TabList, TabRoot } from './TabBar.styles.ts'
import type { ShellPlace, ShellProps } from './shellShape.ts'

interface TabRow {
  readonly place: ShellPlace
  readonly word: 'market' | 'trades' | 'swap' | 'wallet'
  readonly icon: IconDrawing
  /** Where it is the current one. */
  readonly on: readonly ShellPlace[]
}

/** Without an account the trades and the wallet would only ask to log in: the last tab does. */
const rows: readonly TabRow[] = [
  { place: 'buy', word: 'market', icon: Store, on: ['home', 'buy', 'sell'] },
  { place: 'trades', word: 'trades', icon: ArrowLeftRight, on: ['trades', 'dashboard'] },
  { place: 'swap', word: 'swap', icon: Repeat, on: ['swap'] },
  { place: 'wallet', word: 'wallet', icon: Wallet, on: ['wallet'] },
]

/** The places of a phone, at its lower edge. */
export function TabBar(props: ShellProps) {
  const { links, current, viewer } = props
  const t = useT('nav')
  const link = useLinkComponent()
  const isOn = (on: readonly ShellPlace[]) =>
    current !== null && on.includes(current) ? ({ 'aria-current': 'page' } as const) : {}
  const count = viewer?.activeTradesCount ?? 0
  return (
    <TabRoot aria-label={t('main')}>
      <TabList>
        {rows.map(({ place, word, icon, on }) => (
          <li key={place}>
            <TabItem as={link} href={links[place]} {...isOn(on)}>
              <TabIcon>
                <Icon of={icon} size="xl" />
                {place === 'trades' && count > 0 && <Badge count={count} />}
              </TabIcon>
              {t(word)}
              {place === 'trades' && count > 0 && (
                <VisuallyHidden>, {t('activeCount', { count })}</VisuallyHidden>
              )}
            </TabItem>
          </li>
        ))}
        <li>
          <LastTab {...props} isOn={isOn(['me', 'profile', 'settings', 'logIn', 'signUp'])} />
        </li>
      </TabList>
    </TabRoot>
  )
}

type LastTabProps = ShellProps & { isOn: { 'aria-current'?: 'page' } }

/** The viewer's own page, or the way to have one; without words to press while it is not known which. */
function LastTab({ isOn, viewer, links }: LastTabProps) {
  const t = useT('nav')
  const tAuth = useT('auth')
  const link = useLinkComponent()
  const icon = (
    <TabIcon>
      <Icon of={CircleUserRound} size="xl" />
    </TabIcon>
  )
  if (viewer === undefined) {
    return (
      <TabItem as="span" aria-hidden>
        {icon}
        {t('profile')}
      </TabItem>
    )
  }
  return (
    <TabItem as={link} href={viewer === null ? links.logIn : links.me} {...isOn}>
      {icon}
      {viewer === null ? tAuth('logIn') : t('profile')}
    </TabItem>
  )
}
