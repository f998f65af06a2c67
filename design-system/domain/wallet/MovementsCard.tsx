import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { Card } from '../../primitives/card/Card.tsx'
import { Inline } from '../../primitives/layout/Inline.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { EmptyState } from '../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../primitives/state/ErrorState.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import type { AssetBook } from '../asset/assetBook.ts'
import { MovementList } from './MovementList.tsx'
import { Movement, Words } from './MovementList.styles.ts'
import type { TransactionShape } from './walletShape.ts'
import { TwoLines } from '../../primitives/skeleton/TwoLines.tsx'

/** What there is to show: nothing yet, a failure that can be tried again, or the movements. */
export type MovementContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly items: readonly TransactionShape[]
      /** Fetches older ones; null when these are all. */
      readonly onMore: (() => void) | null
      readonly isLoadingMore: boolean
    }

interface MovementsCardProps {
  content: MovementContent
  assets: AssetBook
  isHidden: boolean
  hrefOf: (tradeId: string) => string
}

/** The recent movements of the wallet, in each of its states. */
export function MovementsCard({ content, ...rest }: MovementsCardProps) {
  const t = useT('wallet')
  return (
    <Card as="section">
      <Stack gap="2">
        <Heading level={2}>{t('movements')}</Heading>
        <Content content={content} {...rest} />
      </Stack>
    </Card>
  )
}

function Content({ content, ...rest }: MovementsCardProps) {
  const t = useT('wallet')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <ErrorState title={t('movementsFailed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry}>
        {t('failedText')}
      </ErrorState>
    )
  }
  if (content.status === 'loading') return <Coming />
  if (content.items.length === 0) {
    return <EmptyState title={t('noMovements')}>{t('noMovementsText')}</EmptyState>
  }
  return (
    <>
      <MovementList items={content.items} {...rest} />
      {content.onMore !== null && (
        <Button
          width="fill"
          onClick={content.onMore}
          pendingLabel={content.isLoadingMore ? tCommon('state.loading') : undefined}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Coming() {
  const t = useT('wallet')
  return (
    <Loading label={t('loadingMovements')}>
      {[1, 2, 3, 4].map(row => (
        <Movement as="div" key={row}>
          <Skeleton shape="tile" />
          <Words>
            <TwoLines widths={['half', 'most']} />
          </Words>
          <Inline>
            <Skeleton width="short" />
          </Inline>
        </Movement>
      ))}
    </Loading>
  )
}
