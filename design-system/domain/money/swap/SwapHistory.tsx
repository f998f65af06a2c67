import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { SwapGiven, SwapGot, SwapMarks, SwapRow } from './SwapHistory.styles.ts'
import type { SwapShape } from './swapShape.ts'

/** What has become of asking for the swaps. */
export type SwapHistoryContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly items: readonly SwapShape[]
      /** Null when all are there. */
      readonly onMore: (() => void) | null
    }

interface SwapHistoryProps {
  content: SwapHistoryContent
  assets: AssetBook
  /** Where a swap with a trader is seen whole. */
  tradeHref: (tradeId: string) => string
}

/** The viewer's swaps, newest first. */
export function SwapHistory(props: SwapHistoryProps) {
  const t = useT('swap')
  return (
    <SectionCard title={t('history.title')}>
      <Content {...props} />
    </SectionCard>
  )
}

function Content({ content, assets, tradeHref }: SwapHistoryProps) {
  const t = useT('swap')
  const tCommon = useT('common')
  if (content.status === 'failed')
    return (
      <ErrorState title={t('history.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  if (content.status === 'loading')
    return (
      <Loading label={t('history.title')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  if (content.items.length === 0)
    return (
      <Text as="p" tone="secondary">
        {t('history.empty')}
      </Text>
    )
  return (
    <>
      <Stack as="ul" gap="0">
        {content.items.map(swap => (
          <Row key={swap.id} {...{ swap, assets, tradeHref }} />
        ))}
      </Stack>
      {content.onMore !== null && (
        <Button width="fill" onClick={content.onMore}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}

function Row({ swap, assets, tradeHref }: Omit<SwapHistoryProps, 'content'> & { swap: SwapShape }) {
  const t = useT('swap')
  const locale = useLocale()
  const from = assets.of(swap.fromCode)
  const to = assets.of(swap.toCode)
  return (
    <SwapRow>
      <SwapMarks>
        <CoinIcon code={from.code} size="s" />
        <CoinIcon code={to.code} size="s" />
      </SwapMarks>
      <SwapGiven>
        <Amount size="s" amount={swap.fromAmount} asset={from} mode="full" />
        <Text size="caption" tone="secondary">
          {formatDate(swap.createdAt, { format: 'dateTime', locale })}
        </Text>
      </SwapGiven>
      <SwapGot>
        <Amount size="s" amount={swap.toAmount} asset={to} mode="full" sign="always" />
        <Text size="caption" tone="secondary">
          {swap.traderName === null || swap.tradeId === null ? (
            t('history.done')
          ) : (
            <TextLink href={tradeHref(swap.tradeId)}>
              {t('history.withTrader', { name: swap.traderName })}
            </TextLink>
          )}
        </Text>
      </SwapGot>
    </SwapRow>
  )
}
