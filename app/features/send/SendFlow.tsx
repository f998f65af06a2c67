import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { CoinIcon } from '@souk/design-system/domain/reference/asset/CoinIcon.tsx'
import { SendForm } from '@souk/design-system/domain/money/send/SendForm.tsx'
import type { SendTerms } from '@souk/design-system/domain/money/send/sendShape.ts'
import { SendLoading } from '@souk/design-system/domain/money/send/SendLoading.tsx'
import { SendObstacle } from '@souk/design-system/domain/money/send/SendObstacle.tsx'
import type {
  AddressCheckShape,
  SendDraft,
  SendNetwork,
  ServiceFeeShape,
} from '@souk/design-system/domain/money/send/sendShape.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Select } from '@souk/design-system/primitives/select/Select.tsx'
import { useState } from 'react'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useViewer } from '../../services/useViewer.ts'
import { useAddressBook } from './useAddressBook.ts'
import { useCheckDestination } from './useCheckDestination.ts'
import { useEstimate } from './useEstimate.ts'
import { useSendPrice } from './useSendPrice.ts'
import { sendMemory } from './sendMemory.ts'
import { SendReviewStep } from './SendReviewStep.tsx'
import { codeReader } from './codeReader.ts'

interface SendFlowProps {
  coinCode: string
  assets: AssetBook
  networks: readonly SendNetwork[]
  /** The coins that can be sent. */
  coins: readonly string[]
  price: DecimalString | null
  serviceFee: ServiceFeeShape | null
  fiatCode: string | null
}

/** What is looked at once more; a check that is not known any more after a reload is null. */
interface Reviewed {
  readonly draft: SendDraft
  readonly found: AddressCheckShape | null
}

/** From the form to the review and back: what was written stays. */
export function SendFlow({ coinCode, assets, networks, coins, price, serviceFee, fiatCode }: SendFlowProps) {
  const t = useT('send')
  const { navigation } = useServices()
  const viewer = useViewer()
  const [unheard] = useState(() => sendMemory.kept(coinCode))
  const [reviewed, setReviewed] = useState<Reviewed | null>(unheard && { draft: unheard.draft, found: null })
  const [start, setStart] = useState<Partial<SendDraft>>(unheard?.draft ?? {})
  const [terms, setTerms] = useState<SendTerms>({
    way: unheard?.draft.way ?? 'address',
    // With several networks the sender names one: nothing is guessed.
    network: unheard?.draft.network ?? (networks.length === 1 ? (networks[0]?.network ?? null) : null),
    amount: unheard?.draft.amount ?? null,
  })
  const { estimate, isStale, isFailed, refetch } = useEstimate(coinCode, terms)
  const worth = useSendPrice({ coinCode, fiatCode, amount: terms.amount, known: price })
  const { check, refuse } = useCheckDestination(coinCode)
  const scan = useScan()
  const book = useAddressBook(coinCode)
  const coin = assets.of(coinCode)

  if (isFailed) {
    const retry = () => void refetch().catch(() => {})
    return <FailedState onRetry={retry} homeHref={paths.home()} />
  }
  if (estimate === null) return <SendLoading />
  if (estimate.obstacle !== null && unheard === null) {
    const emailHref = viewer === null ? paths.settings() : paths.security(viewer.userName, 'password')
    return <SendObstacle obstacle={estimate.obstacle} emailHref={emailHref} />
  }
  const change = () => {
    setStart(reviewed?.draft ?? {})
    setReviewed(null)
  }
  if (reviewed !== null) {
    const { draft, found } = reviewed
    return (
      <SendReviewStep
        {...{ coinCode, coin, draft, found, estimate, isStale, refetch }}
        networkName={networks.find(({ network }) => network === draft.network)?.networkName ?? null}
        unheardFee={unheard?.networkFee ?? null}
        onRefused={error => {
          const { way, userName, address, network } = draft
          refuse(way === 'user' ? { userName } : { address, network }, error)
          change()
        }}
        onChange={change}
      />
    )
  }
  return (
    <SendForm
      {...{ coin, networks, terms, estimate, isStale, serviceFee, start, check, scan }}
      price={worth.price}
      rateStaleSince={worth.staleSince}
      onTerms={setTerms}
      fiat={fiatCode === null ? null : assets.of(fiatCode)}
      pickSaved={book.pick}
      save={book.save}
      onReview={(draft, found) => setReviewed({ draft, found })}
      head={
        <Select
          label={t('coin')}
          placeholder={t('coin')}
          options={coins.map(code => ({
            value: code,
            label: assets.of(code).name,
            detail: code,
            mark: <CoinIcon code={code} size="s" />,
          }))}
          value={coinCode}
          onChange={code => navigation.go(paths.send(code), { replace: true })}
        />
      }
    />
  )
}

const entry = {
  load: () =>
    import('@souk/design-system/domain/money/send/address/ScanDialog.tsx').then(module => module.ScanDialog),
}

/** Opens the camera, and gives what a code says; nothing when it was closed before. Its code comes when it is first opened. */
function useScan(): () => Promise<string | undefined> {
  const { modals } = useServices()
  return async () => {
    const text = await modals.open('confirmation', entry, { reader: codeReader })
    return typeof text === 'string' ? text : undefined
  }
}
