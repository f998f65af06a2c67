import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { ActionLink, ActionTile, ActionsRoot } from './WalletActions.styles.ts'
import { walletActionIcon } from '../walletAction.ts'
import type { WalletHrefs } from '../walletShape.ts'

interface WalletActionsProps {
  hrefs: WalletHrefs
  /** The coin that is most likely meant; each page lets one choose another. */
  coin: string
}

const actions = ['receive', 'send', 'swap', 'card'] as const

/** The ways in and out of the wallet. */
export function WalletActions({ hrefs, coin }: WalletActionsProps) {
  const t = useT('wallet')
  const link = useLinkComponent()
  return (
    <ActionsRoot aria-label={t('actions')}>
      {actions.map(action => (
        <li key={action}>
          <ActionLink as={link} href={action === 'card' ? hrefs.card : hrefs[action](coin)}>
            <ActionTile data-look={action === 'receive' ? 'solid' : 'soft'}>
              <Icon of={walletActionIcon[action]} size="l" />
            </ActionTile>
            {t(action)}
          </ActionLink>
        </li>
      ))}
    </ActionsRoot>
  )
}
