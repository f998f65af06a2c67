import { useState } from 'react'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { ActionDialog } from '../../../modal/ActionDialog.tsx'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import { QuoteRing } from './QuoteRing.tsx'
import { rateText } from './rateText.ts'
import type { SwapQuoteShape, SwapShape } from './swapShape.ts'

/** What came of confirming: it is done, the price had run out and another is there, or why not. */
export type SwapAnswer =
  | { readonly kind: 'done'; readonly swap: SwapShape }
  | { readonly kind: 'renewed'; readonly quote: SwapQuoteShape }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown' }

export interface SwapConfirmationProps extends ModalControls<SwapShape> {
  quote: SwapQuoteShape
  from: NamedAsset
  to: NamedAsset
  /** Swaps at the quote. Never rejects. */
  onConfirm: (quoteId: string) => Promise<SwapAnswer>
  /** Another price for the same; or why there is none. */
  onRenew: () => Promise<Exclude<SwapAnswer, { kind: 'done' }>>
}

type Note = 'renewed' | 'unknown' | { readonly text: string } | null

/** Both amounts at a price that holds for a few seconds. What is tapped is what is done: too late, it shows another price. */
export function SwapConfirmation(props: SwapConfirmationProps) {
  const { from, to, dismiss } = props
  const t = useT('swap')
  const locale = useLocale()
  const { quote, left, of, note, isPending, confirm, renew } = useQuote(props)
  const isOver = left === 0
  const amount = formatAmount(quote.fromAmount, from, { mode: 'full', locale })
  const pendingLabel = isOver ? t('confirm.renewing') : t('confirm.swapping')
  return (
    <ActionDialog
      onClose={dismiss}
      title={t('confirm.title')}
      action={
        <Button
          variant="primary"
          size="l"
          pendingLabel={isPending ? pendingLabel : undefined}
          onClick={() => void (isOver ? renew() : confirm())}
        >
          {isOver ? t('confirm.renew') : t('confirm.swap', { amount })}
        </Button>
      }
    >
      <Stack gap="4">
        {note !== null && (
          <Notice tone="warning" role="alert">
            {typeof note === 'string' ? t(`confirm.${note}`) : note.text}
          </Notice>
        )}
        <div>
          <Text as="p" tone="secondary">
            {t('get')}
          </Text>
          <Amount
            size="xl"
            tone={isOver ? 'stale' : 'plain'}
            amount={quote.toAmount}
            asset={to}
            mode="full"
          />
        </div>
        <Inline gap="3">
          <QuoteRing left={left} of={of} />
          <div>
            <Text as="p" size="body-strong" role="timer">
              {isOver ? t('confirm.over') : t('confirm.locked', { count: left })}
            </Text>
            <Text as="p" tone="secondary">
              {isOver ? t('confirm.overText') : rateText(quote, { from, to }, locale)}
            </Text>
          </div>
        </Inline>
        <DefinitionList look="pairs">
          <DefinitionRow term={t('pay')}>{amount}</DefinitionRow>
          {quote.traderName !== null && <DefinitionRow term={t('trader')}>{quote.traderName}</DefinitionRow>}
          <DefinitionRow term={t('fee', { percent: formatDecimal(quote.feePercent, locale) })}>
            {quote.traderName === null
              ? formatAmount(quote.fee, to, { mode: 'full', locale })
              : t('freeOfFee')}
          </DefinitionRow>
          <DefinitionRow term={t('network')}>{t('networkFree')}</DefinitionRow>
        </DefinitionList>
      </Stack>
    </ActionDialog>
  )
}

const secondMs = 1000

function useQuote({ quote: first, onConfirm, onRenew, close }: SwapConfirmationProps) {
  const [quote, setQuote] = useState(first)
  const [note, setNote] = useState<Note>(null)
  const [isPending, setPending] = useState(false)
  const now = useNow('second')
  const ends = new Date(quote.lockedUntil).getTime()
  const of = Math.round((ends - new Date(quote.lockedAt).getTime()) / secondMs)
  const left = Math.min(of, Math.max(0, Math.ceil((ends - now.getTime()) / secondMs)))
  const take = (answer: SwapAnswer) => {
    setPending(false)
    if (answer.kind === 'done') close(answer.swap)
    if (answer.kind === 'renewed') setQuote(answer.quote)
    if (answer.kind === 'unknown') setNote('unknown')
    if (answer.kind === 'refused') setNote({ text: answer.text })
  }
  const confirm = async () => {
    setPending(true)
    const answer = await onConfirm(quote.id)
    take(answer)
    if (answer.kind === 'renewed') setNote('renewed')
  }
  const renew = async () => {
    setPending(true)
    setNote(null)
    take(await onRenew())
  }
  return { quote, left, of, note, isPending, confirm, renew }
}
