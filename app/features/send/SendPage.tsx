import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { SendAdvice } from '@souk/design-system/domain/money/send/SendAdvice.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams, useSearchParams } from 'react-router-dom'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { SendScreen } from './SendScreen.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

/** Sending a coin: the form, its review, and, once it is asked for, the way of the withdrawal. */
export function SendPage() {
  const t = useT('send')
  const { cryptoCurrencyCode = '' } = useParams()
  const [query] = useSearchParams()
  const coinCode = cryptoCurrencyCode.toUpperCase()
  const withdrawalId = query.get('withdrawal')
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={t('title', { coin: coinCode })}
          backLabel={t('back')}
          backHref={paths.dashboard()}
        />
      }
      banner={<ConnectionLine />}
    >
      <MainSideLayout side={<SendAdvice />}>
        {withdrawalId === null ? (
          <SendScreen key={coinCode} coinCode={coinCode} />
        ) : (
          <WithdrawalScreen key={withdrawalId} id={withdrawalId} />
        )}
      </MainSideLayout>
    </FocusLayout>
  )
}
