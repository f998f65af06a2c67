import Plus from 'lucide-react/icons/plus'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { PageTitle } from '../../../page/layout/PageTitle.tsx'
import type { RetriedContent } from '../../../page/state/content.ts'
import { MerchantTabs, type MerchantPage } from './MerchantTabs.tsx'
import { StoreCard, type StoreCardFigures, type StoreLinks } from './StoreCard.tsx'
import { StoreListLoading } from './StoreLoading.tsx'
import type { StoreShape } from './storeShape.ts'
import { FailedCard } from '../../../page/state/FailedCard.tsx'

type Listed = Pick<StoreShape, 'accountId' | 'look' | 'status' | 'cryptoCurrencyCodes'>

/** What there is to show: nothing yet, a failure that can be tried again, or the list. */
export type StoreListContent = RetriedContent<{
  items: readonly Listed[]
  /** How many one person may have. */
  limit: number
  /** It could not be loaded again. */
  isStale: boolean
}>

interface StoreListProps {
  content: StoreListContent
  /** What each made in six months, by its id; none while it is not known. */
  figures?: ReadonlyMap<string, StoreCardFigures> | undefined
  createHref: string
  linksOf: (accountId: string) => StoreLinks
  /** A merchant's pages; this is the first of them. */
  pages: Readonly<Record<MerchantPage, string>>
}

/** The stores of a merchant; with none, what a store is. */
export function StoreList({ content, figures, createHref, linksOf, pages }: StoreListProps) {
  const t = useT('merchant')
  const ready = content.status === 'ready' ? content : null
  const isFull = ready !== null && ready.items.length >= ready.limit
  const isEmpty = ready?.items.length === 0
  const add = (
    <LinkButton variant="primary" icon={Plus} href={createHref}>
      {t('add')}
    </LinkButton>
  )
  return (
    <>
      <PageTitle lead={t('lead')} actions={ready === null || isFull || isEmpty ? undefined : add}>
        {t('title')}
      </PageTitle>
      <MerchantTabs links={pages} current="stores" />
      {isFull && <Notice>{t('limit', { limit: String(ready.limit) })}</Notice>}
      {isEmpty ? (
        <Card padding="none">
          <EmptyState title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Content {...{ content, figures, linksOf }} />
      )}
    </>
  )
}

function Content({ content, figures, linksOf }: Pick<StoreListProps, 'content' | 'figures' | 'linksOf'>) {
  const t = useT('merchant')
  if (content.status === 'loading') return <StoreListLoading />
  if (content.status === 'failed') {
    return <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  }
  const cards = content.items.map(store => (
    <StoreCard
      key={store.accountId}
      store={store}
      figures={figures?.get(store.accountId)}
      links={linksOf(store.accountId)}
    />
  ))
  return (
    <Stack gap="4">
      {content.isStale && <StaleNote>{t('stale')}</StaleNote>}
      {content.items.length === 1 ? (
        cards
      ) : (
        <Grid columns="halves" gap="4">
          {cards}
        </Grid>
      )}
    </Stack>
  )
}
