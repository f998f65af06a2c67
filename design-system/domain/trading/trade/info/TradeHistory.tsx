import { formatAmount } from '../../../../format/formatAmount.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { Content } from '../../../page/state/content.ts'
import { noteCode, noteLook } from './noteLook.ts'
import { StepIcon, StepItem, StepMeta, Steps, StepText } from './TradeHistory.styles.ts'
import { TabBody } from './TradeInfo.styles.ts'
import type { TradeSide } from '../../../reference/status/tradeStatus.ts'

/** A step of a trade: a fragment on `TradeHistoryStep` is this. */
export interface HistoryStep {
  readonly id: string
  /** As in the notes of the chat; worded there. */
  readonly code: string
  readonly at: string
  /** Null for what happened by itself. */
  readonly by: TradeSide | null
  readonly byName: string | null
  readonly isMine: boolean
  readonly amount: DecimalString | null
  readonly asset: string | null
}

/** What there is to show: nothing yet, a failure that can be tried again, or every step, the latest first. */
export type HistoryContent = Content<{ steps: readonly HistoryStep[] }>

interface TradeHistoryProps {
  content: HistoryContent
  assets: Pick<AssetBook, 'of'>
}

/** Every step of a trade with who and when: the tab "History". */
export function TradeHistory({ content, assets }: TradeHistoryProps) {
  const t = useT('tradePage')
  const tCommon = useT('common')
  if (content.status === 'failed') {
    return (
      <ErrorState title={t('history.failed')} retryLabel={tCommon('verb.retry')} onRetry={content.onRetry} />
    )
  }
  return (
    <TabBody>
      {content.status === 'loading' ? (
        <Loading label={t('history.loading')}>
          <Skeleton shape="block" width="full" />
        </Loading>
      ) : (
        <Steps aria-label={t('history.label')}>
          {content.steps.map(step => (
            <Step key={step.id} step={step} assets={assets} />
          ))}
        </Steps>
      )}
    </TabBody>
  )
}

function Step({ step, assets }: { step: HistoryStep } & Pick<TradeHistoryProps, 'assets'>) {
  const t = useT('tradePage')
  const tChat = useT('chat')
  const locale = useLocale()
  const { by, byName, isMine, at, asset } = step
  const code = noteCode(step.code)
  const amount =
    step.amount === null || asset === null
      ? ''
      : formatAmount(step.amount, assets.of(asset), { mode: 'full', locale })
  const who = () => {
    if (by === null) return t('history.itself')
    if (isMine) return t('history.you')
    return byName ?? t(`history.${by}`)
  }
  return (
    <StepItem>
      <StepIcon aria-hidden>
        <Icon of={noteLook[code]} />
      </StepIcon>
      <StepText>{tChat(`note.${code}`, { amount })}</StepText>
      <StepMeta>
        {who()} · <time dateTime={at}>{formatDate(at, { format: 'dateTime', locale })}</time>
      </StepMeta>
    </StepItem>
  )
}
