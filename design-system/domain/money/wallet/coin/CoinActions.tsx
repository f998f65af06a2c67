import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { ActionCell, CoinLink } from './CoinList.styles.ts'
import { coinActions, emptyCoinActions, walletActionIcon } from '../walletAction.ts'
import type { WalletHrefs } from '../walletShape.ts'

interface CoinActionsProps {
  id: string
  coin: string
  hrefs: WalletHrefs
  /** There is nothing of it to send or swap. */
  isEmpty: boolean
  /** Where the row is narrow they are shown on demand. */
  isOpen: boolean
}

/** What can be done with a coin: icons in a wide row, buttons with words under a narrow one. */
export function CoinActions({ id, coin, hrefs, isEmpty, isOpen }: CoinActionsProps) {
  const t = useT('wallet')
  const link = useLinkComponent()
  return (
    <ActionCell id={id} {...(isOpen ? { 'data-open': '' } : {})}>
      {(isEmpty ? emptyCoinActions : coinActions).map(action => (
        <li key={action}>
          <CoinLink as={link} href={hrefs[action](coin)}>
            <Icon of={walletActionIcon[action]} />
            <span>{t(action)}</span>
            <span> {coin}</span>
          </CoinLink>
        </li>
      ))}
    </ActionCell>
  )
}
