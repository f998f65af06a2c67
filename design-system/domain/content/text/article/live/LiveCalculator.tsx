import { useEffect, useEffectEvent, useId, useState } from 'react'
import { formatDecimal } from '../../../../../format/formatDecimal.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Button } from '../../../../../primitives/button/Button.tsx'
import { TextLink } from '../../../../../primitives/link/TextLink.tsx'
import { browserTimers } from '../../../../../timing/timers.ts'
import { CalculatorAmount } from '../../../calculator/CalculatorAmount.tsx'
import { assetOf, sideOf } from '../../../calculator/calculatorFigures.ts'
import type { WrittenAmount } from '../../../calculator/calculatorFigures.ts'
import { calculatorFields } from '../../../calculator/calculatorShape.ts'
import type { CalculatorHrefs } from '../../../calculator/calculatorShape.ts'
import type { LiveOfferShape, TextCalculatorProps } from '../../contentShape.ts'
import { bestFor, firstText, otherAmount, pairOf, readText } from './calculatorText.ts'
import type { WrittenText } from './calculatorText.ts'
import { LiveFoot, LiveHead, LiveRoot } from './Live.styles.ts'
import { AssetCode, CalculatorFields, Found } from './LiveCalculator.styles.ts'
import { LiveOffer } from './LiveOffer.tsx'

export interface LiveCalculatorProps extends TextCalculatorProps {
  /** Where the form leads: the large calculator, with what stands here. */
  action: string
  hrefs: Pick<CalculatorHrefs, 'trade' | 'offers'>
  /** Asks for the best few offers that take an amount, best first; null where no answer came. Left out where nothing is alive. */
  ask?:
    | ((written: WrittenAmount, signal: AbortSignal) => Promise<readonly LiveOfferShape[] | null>)
    | undefined
  /** What was typed before it came alive. */
  typed?: WrittenText | null | undefined
}

/** The offers are asked for so long after the last key, in milliseconds. */
const typingPause = 300

/** Two amounts, either of which is written and the other follows at the best real offer for it. Without scripts it is a form. */
export function LiveCalculator({
  coin,
  fiat,
  offers,
  rate,
  action,
  hrefs,
  ask,
  typed = null,
}: LiveCalculatorProps) {
  const t = useT('content')
  const locale = useLocale()
  const id = useId()
  const pair = pairOf(coin, fiat)
  const [written, setWritten] = useState(typed)
  const said = written ?? firstText(offers, pair)
  const amount = readText(said, pair, locale)
  const answered = useAnswered(written === null ? null : amount, ask)
  const offer = amount && (answered === null ? bestFor(amount, offers, pair) : (answered[0] ?? null))
  const other = amount && otherAmount(said, amount, { offer, rate }, pair)
  return (
    <LiveRoot data-live="calculator" aria-labelledby={id}>
      <LiveHead id={id}>{t('article.live.calculator', { coin, fiat })}</LiveHead>
      <CalculatorFields action={action} method="get">
        {calculatorFields.map(field => {
          const asset = assetOf(pair, sideOf({ does: 'buy', field }))
          const isSaid = field === said.field
          return (
            <CalculatorAmount
              key={field}
              field={field}
              label={t(`article.live.${field}`)}
              asset={asset}
              text={isSaid ? said.text : (other ?? '')}
              onType={text => setWritten({ field, text })}
              fault={isSaid && amount === null ? t('article.live.noAmount') : undefined}
            >
              <AssetCode>{asset.code}</AssetCode>
            </CalculatorAmount>
          )
        })}
        <input type="hidden" name="coin" value={coin} />
        <input type="hidden" name="in" value={fiat} />
        <input type="hidden" name="led" value={said.field} />
        <input type="hidden" name="was" value={other === null ? '' : formatDecimal(other, locale)} />
        <Button type="submit" variant="soft">
          {t('article.live.openCalculator')}
        </Button>
      </CalculatorFields>
      {amount !== null && (
        <Found aria-live="polite">
          <p>{t(offer === null ? 'article.live.noOfferFor' : 'article.live.bestFor')}</p>
          {offer !== null && (
            <LiveOffer offer={offer} href={hrefs.trade(offer.id, amount.amount, amount.side)} isBest />
          )}
        </Found>
      )}
      <LiveFoot>
        <TextLink
          href={hrefs.offers('buy', amount === null ? null : { text: amount.amount, side: amount.side })}
        >
          {t('article.live.allOffers')}
        </TextLink>
      </LiveFoot>
    </LiveRoot>
  )
}

/** What the server says of an amount once its writer has paused; null until then, and where it says nothing. */
function useAnswered(
  amount: WrittenAmount | null,
  ask: LiveCalculatorProps['ask'],
): readonly LiveOfferShape[] | null {
  const [found, setFound] = useState<{ of: string; offers: readonly LiveOfferShape[] } | null>(null)
  const key = amount === null ? '' : `${amount.side} ${amount.amount}`
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    if (amount === null || ask === undefined) return
    const offers = await ask(amount, signal)
    if (!signal.aborted && offers !== null) setFound({ of: key, offers })
  })
  const isAlive = ask !== undefined
  useEffect(() => {
    if (key === '' || !isAlive) return undefined
    const leaving = new AbortController()
    const callOff = browserTimers.after(typingPause, () => {
      follow(leaving.signal).catch(() => {})
    })
    return () => {
      callOff()
      leaving.abort()
    }
  }, [key, isAlive])
  return found?.of === key ? found.offers : null
}

/** What stands in the form of a calculator that was drawn and is not alive yet, where somebody has typed in it; null where nobody has. */
export function typedIn(form: HTMLFormElement | null): WrittenText | null {
  for (const field of calculatorFields) {
    const input = form?.elements.namedItem(field)
    if (input instanceof HTMLInputElement && input.value !== input.defaultValue)
      return { field, text: input.value }
  }
  return null
}
