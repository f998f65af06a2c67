import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { AddressList } from '@souk/design-system/domain/money/wallet/receive/AddressList.tsx'
import { NoAddresses } from '@souk/design-system/domain/money/wallet/receive/NoAddresses.tsx'
import { ReceiveLoading } from '@souk/design-system/domain/money/wallet/receive/ReceiveLoading.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Text } from '@souk/design-system/primitives/text/Text.tsx'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useParams } from 'react-router-dom'
import { statusOf } from '../../network/apollo/trouble.ts'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useDepositAccounts } from './useDepositAccount.ts'

/** Every address that a coin of the viewer comes to, and what has come to each. */
export function AddressHistoryPage() {
  const { cryptoCurrencyCode = '' } = useParams()
  const code = cryptoCurrencyCode.toUpperCase()
  const t = useT('receive')
  const tPage = useT('page')
  return (
    <ReadingLayout>
      <TextLink look="quiet" icon={ChevronLeft} href={paths.wallet()} data-standing="">
        {t('toWallet')}
      </TextLink>
      <PageTitle>{tPage('addressHistory.title', { cryptoCurrencyCode: code })}</PageTitle>
      <Text as="p" tone="secondary">
        {t('history.lead')}
      </Text>
      <Addresses code={code} />
    </ReadingLayout>
  )
}

function Addresses({ code }: { code: string }) {
  const { accounts, error, refetch } = useDepositAccounts(code)
  const assets = useAssets()
  const { interfaceSettings } = usePreferences()
  if (accounts !== null && assets !== null)
    return accounts.length === 0 ? (
      <NoAddresses coinCode={code} receiveHref={paths.receive(code)} />
    ) : (
      <AddressList accounts={accounts} coin={assets.of(code)} isHidden={interfaceSettings.hideAmounts} />
    )
  if (error === undefined) return <ReceiveLoading />
  return [400, 404, 422].includes(statusOf(error) ?? 0) ? (
    <NotFoundState hrefs={notFoundHrefs} />
  ) : (
    // What it fails with shows in place.
    <FailedState onRetry={() => void refetch().catch(() => {})} homeHref={paths.home()} />
  )
}
