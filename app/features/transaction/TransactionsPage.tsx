import { FileDownload } from '@souk/design-system/domain/page/list/FileDownload.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { TransactionChips } from '@souk/design-system/domain/money/transaction/TransactionChips.tsx'
import { TransactionFilters } from '@souk/design-system/domain/money/transaction/TransactionFilters.tsx'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { Inline } from '@souk/design-system/primitives/layout/Inline.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useMedia } from '@souk/design-system/primitives/media/useMedia.ts'
import { Heading } from '@souk/design-system/primitives/text/Heading.tsx'
import { media } from '@souk/design-system/tokens/vars.ts'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useSearchParams } from 'react-router-dom'
import { useFileDownload } from '../../services/useFileDownload.ts'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { downloadHref, filteredHref } from './filterAddress.ts'
import { TransactionsBody } from './TransactionsBody.tsx'
import { useTransactionFilters } from './useTransactionFilters.ts'
import { useTransactions } from './useTransactions.ts'

/** Every movement of the viewer's coins, narrowed as its address says; the details of one over the list. */
export function TransactionsPage() {
  const t = useT('transaction')
  const { filters, change } = useTransactionFilters(paths.transactions())
  const [query] = useSearchParams()
  const content = useTransactions(filters)
  const download = useFileDownload()
  const coins = (useAssets() ?? noAssets).coins.map(({ code }) => code)
  // Where there is no room beside the list, the filters are a page of their own.
  const isWide = useMedia(media.tabletBigUp)
  return (
    <MainSideLayout
      head={
        <Inline gap="3" justify="between">
          <PageTitle>{t('title')}</PageTitle>
          <Inline gap="2">
            {!isWide && (
              <LinkButton
                size="s"
                icon={SlidersHorizontal}
                href={filteredHref(paths.transactionsFilter(), filters)}
              >
                {t('filter.open')}
              </LinkButton>
            )}
            <FileDownload
              state={download.state}
              formats={[{ format: 'xlsx', label: t('download') }]}
              onStart={() => download.start(downloadHref(filters, deviceTimeZone()), 'transactions.xlsx')}
              onStop={download.stop}
            />
          </Inline>
        </Inline>
      }
      side={
        isWide && (
          <Card as="section">
            <Stack gap="4">
              <Heading level={2}>{t('filter.title')}</Heading>
              <TransactionFilters filters={filters} onChange={change} coins={coins} />
            </Stack>
          </Card>
        )
      }
    >
      <TransactionChips filters={filters} onChange={change} />
      <TransactionsBody content={content} filters={filters} opened={query.get('transaction')} />
    </MainSideLayout>
  )
}
