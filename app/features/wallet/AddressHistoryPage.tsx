import { PageTitle } from '@souk/design-system/domain/shell/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/shell/ReadingLayout.tsx'
import { FailedState } from '@souk/design-system/domain/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/state/NotFoundState.tsx'
import { AddressList } from '@souk/design-system/domain/wallet/receive/AddressList.tsx'
import { NoAddresses } from '@souk/design-system/domain/wallet/receive/NoAddresses.tsx'
import { ReceiveLoading } from '@souk/design-system/domain/wallet/receive/ReceiveLoading.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Text } from '@souk/design-system/primitives/text/Text.tsx'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useParams } from 'react-router-dom'
import { statusOf } from '../../apollo/trouble.ts'
import { notFoundHrefs } from '../../frame/notFoundHrefs.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'
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
    <FailedState onRetry={() => void refetch().catch(() => {})} homeHref={paths.dashboard()} />
  )
}
