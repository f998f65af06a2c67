import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { IncomingDeposits } from '@souk/design-system/domain/money/wallet/receive/IncomingDeposits.tsx'
import { ReceiveAddress } from '@souk/design-system/domain/money/wallet/receive/ReceiveAddress.tsx'
import { ReceiveChoice } from '@souk/design-system/domain/money/wallet/receive/ReceiveChoice.tsx'
import { ReceiveFailed } from '@souk/design-system/domain/money/wallet/receive/ReceiveFailed.tsx'
import { ReceiveLoading } from '@souk/design-system/domain/money/wallet/receive/ReceiveLoading.tsx'
import type { DepositNetwork } from '@souk/design-system/domain/money/wallet/receive/depositShape.ts'
import { useAlerts } from '@souk/design-system/alert/useAlerts.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useState } from 'react'
import { keepFocus } from '../../routes/navigation/keepsFocus.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { Claim } from './Claim.tsx'
import { useDepositAccount } from './useDepositAccount.ts'
import { useDeposits } from './useDeposits.ts'
import { useShareAddress } from './useShareAddress.ts'

interface ReceiveProps {
  coin: NamedAsset
  /** All that can be received. */
  coins: readonly NamedAsset[]
  /** Those of the coin, the usual one first. */
  networks: readonly DepositNetwork[]
}

/** A coin's address on the network that is chosen, and what has come of the coin. */
export function Receive({ coin, coins, networks }: ReceiveProps) {
  const go = useGo()
  const { interfaceSettings } = usePreferences()
  const [network, setNetwork] = useState(networks[0]?.code ?? '')
  const state = useDepositAccount(coin.code, network)
  const deposits = useDeposits(coin.code)
  const needsMemo = state.status === 'ready' && state.account.memo !== null
  return (
    <MainSideLayout
      sideWidth="wide"
      side={
        <>
          <IncomingDeposits content={deposits} coin={coin} isHidden={interfaceSettings.hideAmounts} />
          {needsMemo && <Claim network={network} />}
        </>
      }
    >
      <ReceiveChoice
        {...{ coin, coins, networks, network }}
        onCoin={code => go(paths.receive(code), { replace: true, state: keepFocus })}
        onNetwork={setNetwork}
      />
      {state.status === 'loading' && <ReceiveLoading />}
      {state.status === 'failed' && <ReceiveFailed onRetry={state.onRetry} />}
      {state.status === 'ready' && <Address coin={coin} state={state} />}
    </MainSideLayout>
  )
}

type ReadyState = Extract<ReturnType<typeof useDepositAccount>, { status: 'ready' }>

function Address({ coin, state }: { coin: NamedAsset; state: ReadyState }) {
  const t = useT('receive')
  const modal = useModalOf<typeof modalTable>()
  const alerts = useAlerts()
  const share = useShareAddress(coin)
  const { account, renew, isRenewing } = state
  const askToRenew = async () => {
    const isSure = await modal.open('confirmation', {
      title: t('renew.title', { coin: coin.code }),
      children: t('renew.text', { network: account.networkName }),
      confirmLabel: t('renew.confirm'),
      onConfirm: renew,
    })
    if (isSure === true) alerts.show({ kind: 'success', title: t('renew.done') })
  }
  return (
    <ReceiveAddress
      account={account}
      coin={coin}
      historyHref={paths.addressHistory(coin.code)}
      onShare={() => void share(account)}
      onRenew={() => void askToRenew()}
      isRenewing={isRenewing}
    />
  )
}
