import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import type { RetriedContent } from '../../../page/state/content.ts'
import { Rows } from './integration.styles.ts'
import type { WebhookShape } from './integrationShape.ts'
import type { SubjectLinks } from './WebhookRow.tsx'
import { WebhookRow } from './WebhookRow.tsx'

/** What there is to show: nothing yet, a failure that can be tried again, or the events. */
export type WebhookLogContent = RetriedContent<{
  /** The newest first. */
  items: readonly WebhookShape[]
  /** They could not be loaded again. */
  isStale: boolean
  onRefresh: () => void
  isRefreshing: boolean
  /** Fetches older ones; null when these are all. */
  onMore: (() => void) | null
  isLoadingMore: boolean
}>

interface WebhookLogProps {
  content: WebhookLogContent
  /** The whole log, where it is narrowed to one invoice; null where it is not. */
  allHref: string | null
  /** There is somewhere to send to. */
  hasAddress: boolean
  isTesting: boolean
  onTest: () => void
  /** Which event is being sent again. */
  sending: string | null
  onSend: (webhook: WebhookShape) => void
  linksOf: (webhook: WebhookShape) => SubjectLinks | null
}

/** What a shop was told, newest first, with each attempt and its answer; again, or as a test. */
export function WebhookLog(props: WebhookLogProps) {
  const { content, allHref, hasAddress, isTesting, onTest } = props
  const t = useT('merchantIntegration')
  return (
    <SectionCard title={t('log.title')} lead={t('log.lead')}>
      <Inline gap="2">
        <Button
          size="s"
          icon={Send}
          pendingLabel={isTesting ? t('log.sending') : undefined}
          disabledReason={hasAddress ? undefined : t('log.noAddress')}
          onClick={onTest}
        >
          {t('log.test')}
        </Button>
        {content.status === 'ready' && (
          <Button
            size="s"
            variant="ghost"
            icon={RefreshCw}
            pendingLabel={content.isRefreshing ? t('log.refreshing') : undefined}
            onClick={content.onRefresh}
          >
            {t('log.refresh')}
          </Button>
        )}
      </Inline>
      {allHref !== null && (
        <Notice
          action={
            <LinkButton size="s" href={allHref}>
              {t('log.all')}
            </LinkButton>
          }
        >
          {t('log.narrowed')}
        </Notice>
      )}
      <Matter {...props} />
    </SectionCard>
  )
}

function Matter({ content, allHref, hasAddress, sending, onSend, linksOf }: WebhookLogProps) {
  const t = useT('merchantIntegration')
  const tCommon = useT('common')
  if (content.status === 'loading') return <LogSkeleton />
  if (content.status === 'failed') {
    return (
      <ErrorState
        title={t('log.failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={content.onRetry}
        retryingLabel={content.isRetrying ? tCommon('state.loading') : undefined}
      >
        {tCommon('moneySafe')}
      </ErrorState>
    )
  }
  const { items, isStale, onMore, isLoadingMore } = content
  const isEmpty = items.length === 0
  return (
    <>
      {isStale && <StaleNote>{t('stale')}</StaleNote>}
      {isEmpty && (
        <EmptyState title={t('log.none')}>{t(allHref === null ? 'log.noneText' : 'log.noneOf')}</EmptyState>
      )}
      {!isEmpty && (
        <Rows aria-label={t('log.title')}>
          {items.map(webhook => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              links={linksOf(webhook)}
              isSending={sending === webhook.id}
              disabledReason={hasAddress ? undefined : t('log.noAddress')}
              onSend={() => onSend(webhook)}
            />
          ))}
        </Rows>
      )}
      {onMore !== null && (
        <Button
          width="fill"
          pendingLabel={isLoadingMore ? tCommon('state.loading') : undefined}
          onClick={onMore}
        >
          {t('log.more')}
        </Button>
      )}
    </>
  )
}

function LogSkeleton() {
  const t = useT('merchantIntegration')
  return (
    <Loading label={t('log.loading')} gap="4">
      {[1, 2, 3].map(row => (
        <TwoLines key={row} widths={['half', 'most']} />
      ))}
    </Loading>
  )
}
