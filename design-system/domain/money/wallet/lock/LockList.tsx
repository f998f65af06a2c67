import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { LockMark, LockRow } from './LockList.styles.ts'
import { WalletAmount } from '../WalletAmount.tsx'
import type { WalletLockShape } from '../walletShape.ts'

/** What has become of asking what locks a coin. */
export type LockContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** The newest of them. */
      readonly locks: readonly WalletLockShape[]
      /** How many there are in all. */
      readonly count: number
    }

interface LockListProps {
  content: LockContent
  asset: NamedAsset
  isHidden: boolean
  /** The page of what locks it; null for what has none. */
  hrefOf: (lock: WalletLockShape) => string | null
}

/** What locks a coin: each trade, withdrawal and claim, with whom and how much, and the way there. */
export function LockList({ content, asset, isHidden, hrefOf }: LockListProps) {
  const t = useT('wallet')
  const tCommon = useT('common')
  const locale = useLocale()
  if (content.status === 'loading')
    return (
      <Loading label={t('loadingLocks')}>
        <TwoLines widths={['half', 'most']} />
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <ErrorState title={t('locksFailed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry}>
        {t('failedText')}
      </ErrorState>
    )
  if (content.locks.length === 0)
    return (
      <Text as="p" tone="secondary">
        {t('nothingLocked')}
      </Text>
    )
  const others = content.count - content.locks.length
  return (
    <>
      <ul>
        {content.locks.map(lock => {
          const { kind, tradeId, withdrawalId, partnerName, amount, createdAt } = lock
          const href = hrefOf(lock)
          const name = t(`lock.${kind}`, { id: tradeId ?? '' })
          return (
            <LockRow key={`${kind} ${tradeId ?? withdrawalId ?? createdAt}`}>
              <LockMark aria-hidden />
              <div>
                {href === null ? (
                  <Text size="body-strong">{name}</Text>
                ) : (
                  <TextLink href={href}>{name}</TextLink>
                )}
                {partnerName !== null && <small>{t('lock.with', { name: partnerName })}</small>}
                <time dateTime={createdAt}>{formatDate(createdAt, { format: 'dateTime', locale })}</time>
              </div>
              <WalletAmount amount={amount} asset={asset} isHidden={isHidden} mode="full" />
            </LockRow>
          )
        })}
      </ul>
      {others > 0 && (
        <Text as="p" tone="secondary">
          {t('olderLocks', { number: others })}
        </Text>
      )}
    </>
  )
}
