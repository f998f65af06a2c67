import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { IncomingDeposits } from '@souk/design-system/domain/money/wallet/receive/IncomingDeposits.tsx'
import { ReceiveAddress } from '@souk/design-system/domain/money/wallet/receive/ReceiveAddress.tsx'
import { ReceiveChoice } from '@souk/design-system/domain/money/wallet/receive/ReceiveChoice.tsx'
import { ReceiveFailed } from '@souk/design-system/domain/money/wallet/receive/ReceiveFailed.tsx'
import { ReceiveLoading } from '@souk/design-system/domain/money/wallet/receive/ReceiveLoading.tsx'
import type {
  DepositAccountShape,
  DepositNetwork,
} from '@souk/design-system/domain/money/wallet/receive/depositShape.ts'
import { useAlerts } from '@souk/design-system/alert/useAlerts.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useState } from 'react'
import { answerState } from '../../network/apollo/answerState.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useDepositAccount } from './useDepositAccount.ts'
import { ClaimDeposit } from '@souk/design-system/domain/money/wallet/receive/ClaimDeposit.tsx'
import type { ClaimState } from '@souk/design-system/domain/money/wallet/receive/ClaimDeposit.tsx'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useIntent } from '../../services/useIntent.ts'
import { useServices } from '../../services/useServices.ts'
import { ClaimDepositMutation, DepositFragment, DepositsQuery } from './Receive.queries.ts'
import { useFragment, useQuery } from '@apollo/client/react'
import type { DepositContent } from '@souk/design-system/domain/money/wallet/receive/IncomingDeposits.tsx'
import { networkWords } from '@souk/design-system/domain/money/wallet/receive/depositShape.ts'
import { shareText } from '@souk/design-system/domain/money/wallet/receive/shareText.ts'

interface ReceiveProps {
  coin: NamedAsset
  /** All that can be received. */
  coins: readonly NamedAsset[]
  /** Those of the coin, the usual one first. */
  networks: readonly DepositNetwork[]
}

/** A coin's address on the network that is chosen, and what has come of the coin. */
export function ReceiveScreen({ coin, coins, networks }: ReceiveProps) {
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

/** Claims coins that came over a network without a memo. */
function Claim({ network }: { network: string }) {
  const { client } = useServices()
  const { run } = useIntent(ClaimDepositMutation, { errors: 'place' })
  const [state, setState] = useState<ClaimState | null>(null)
  const claim = async ({ txid }: { readonly txid: string }) => {
    setState(null)
    const { claimDeposit } = await run({ input: { network, txid: txid.trim() } })
    setState(claimDeposit?.state ?? null)
    // A list that nobody answers for is asked for again by the next event.
    refetchShown(client, ['deposits']).catch(() => {})
  }
  return <ClaimDeposit state={state} onSubmit={claim} />
}

/** What has come of a coin lately, from the first sight on; an event tells of each block. */
function useDeposits(coin: string): DepositContent {
  const asked = useQuery(DepositsQuery, { variables: { coin } })
  const found = asked.data?.deposits?.items ?? null
  const { data: deposits, complete } = useFragment({ fragment: DepositFragment, from: [...(found ?? [])] })
  return answerState(asked, found !== null && complete ? { deposits } : null)
}

/** Gives an address with its coin, network and memo to another application, or to the clipboard, and says which. */
function useShareAddress(coin: NamedAsset): (account: DepositAccountShape) => Promise<void> {
  const t = useT('receive')
  const alerts = useAlerts()
  return async account => {
    const { address, memo } = account
    const words = { coin: coin.code, network: networkWords(account), address }
    const end = await shareText(
      memo === null ? t('shareText', words) : t('shareTextWithMemo', { ...words, memo }),
    )
    if (end === 'copied') alerts.show({ kind: 'success', title: t('shareCopied') })
    if (end === 'failed') alerts.show({ kind: 'error', title: t('shareFailed') })
  }
}
