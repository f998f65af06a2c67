import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { TransactionRow } from '../transaction/TransactionRow.tsx'
import { RowRoot, Words } from '../transaction/TransactionRow.styles.ts'
import type { TransactionShape } from '../transaction/transactionShape.ts'

/** What there is to show: nothing yet, a failure that can be tried again, or the movements. */
export type MovementContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** Not settled yet. */
      readonly underWay: readonly TransactionShape[]
      readonly items: readonly TransactionShape[]
    }

interface LatestMovementsProps {
  content: MovementContent
  assets: AssetBook
  isHidden: boolean
  /** The details of a movement. */
  hrefOf: (id: string) => string
  allHref: string
}

/** How many settled movements are shown; those under way are shown all. */
const mostShown = 6

/** What is under way and what came and went last, in short. */
export function LatestMovements({ content, ...rest }: LatestMovementsProps) {
  const t = useT('wallet')
  return (
    <Card as="section">
      <Stack gap="2">
        <Inline justify="between">
          <Heading level={2}>{t('movements')}</Heading>
          <TextLink href={rest.allHref} iconEnd={ChevronRight} data-standing="">
            {t('allMovements')}
          </TextLink>
        </Inline>
        <Content content={content} {...rest} />
      </Stack>
    </Card>
  )
}

function Content({ content, assets, isHidden, hrefOf }: Omit<LatestMovementsProps, 'allHref'>) {
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
  const { underWay, items } = content
  if (underWay.length + items.length === 0) {
    return <EmptyState title={t('noMovements')}>{t('noMovementsText')}</EmptyState>
  }
  const row = (transaction: TransactionShape) => (
    <TransactionRow
      key={transaction.id}
      href={hrefOf(transaction.id)}
      {...{ transaction, assets, isHidden }}
    />
  )
  return (
    <>
      {underWay.length > 0 && (
        <ul aria-label={t('underWay')} aria-live="polite">
          {underWay.map(row)}
        </ul>
      )}
      {items.length > 0 && <ul aria-label={t('movements')}>{items.slice(0, mostShown).map(row)}</ul>}
    </>
  )
}

function Coming() {
  const t = useT('wallet')
  return (
    <Loading label={t('loadingMovements')}>
      {[1, 2, 3, 4].map(row => (
        <RowRoot as="div" key={row}>
          <Skeleton shape="tile" />
          <Words>
            <TwoLines widths={['half', 'most']} />
          </Words>
          <Inline>
            <Skeleton width="short" />
          </Inline>
        </RowRoot>
      ))}
    </Loading>
  )
}
