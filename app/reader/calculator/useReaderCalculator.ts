import type { HistoryContent } from '@souk/design-system/domain/content/calculatorSections/RateChart.tsx'
import type {
  CalculatorAsk,
  CalculatorHistory,
  CalculatorMarket,
  OffersBothWays,
} from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import type { RatePeriod } from '@souk/design-system/domain/reference/asset/ratePeriod.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { withLocale } from '../../routes/localePrefix.ts'
import { calculatorHref, plainAsk } from '../../parts/reading/calculatorAddress.ts'
import { historyCall, offersCall } from '../../parts/reading/calculatorCalls.ts'
import { bothWaysOf, marketOf, type OffersAnswer } from '../../parts/reading/calculatorShapes.ts'
import { firstHistory } from './firstHistory.ts'
import type { CalculatorData, ReaderPage } from '../readerPage.ts'
import type { ReaderServices } from '../readerServices.ts'

/** Offers are asked for again so often, in milliseconds, while somebody looks. */
const askAgainAfter = 15_000
/** And so long after the last key. */
const typingPause = 300

interface ReaderCalculator {
  readonly ask: CalculatorAsk
  readonly setAsk: (ask: CalculatorAsk) => void
  readonly market: CalculatorMarket
  readonly offers: OffersBothWays
  readonly history: HistoryContent
  readonly period: RatePeriod
  readonly setPeriod: (period: RatePeriod) => void
}

interface Parts {
  readonly data: CalculatorData
  readonly page: ReaderPage
  readonly services: ReaderServices | undefined
}

/** A calculator on a page that came rendered: what it was drawn with, then what the server says from time to time. */
export function useReaderCalculator({ data, page, services }: Parts): ReaderCalculator {
  const { pair, dollars } = data
  const [ask, setAsk] = useState(data.ask)
  const [said, setSaid] = useState({ market: data.market, offers: data.offers })
  const asking = plainAsk(ask, page.locale)

  const askMarket = useEffectEvent(async (signal: AbortSignal) => {
    const wanted = asking
    if (services === undefined || wanted === null) return
    const { coin, fiat } = pair
    const read = async (call: string) => (await services.ask(call, signal)) as OffersAnswer | null
    const [buy, sell, fitting] = await Promise.all([
      read(offersCall('buy', coin.code, fiat.code, null)),
      read(offersCall('sell', coin.code, fiat.code, null)),
      read(offersCall(wanted.does, coin.code, fiat.code, wanted)),
    ])
    const any = wanted.does === 'buy' ? buy : sell
    // What was known stays until something is known again.
    if (signal.aborted || any === null || fitting === null) return
    const { market } = marketOf({ any, fitting }, { does: wanted.does, ask: wanted, dollars }, pair)
    setSaid({ market, offers: bothWaysOf(buy, sell) })
  })

  const typed = asking === null ? '' : calculatorHref(pair.coin.code, pair.fiat.code, asking)
  const first = calculatorHref(pair.coin.code, pair.fiat.code, data.ask)
  const isTaken = services !== undefined
  useEffect(() => {
    if (!isTaken || typed === '') return undefined
    const stop = new AbortController()
    const isMoved = typed !== first || location.search.includes('led=')
    const callOff = isMoved
      ? browserTimers.after(typingPause, () => {
          history.replaceState(history.state, '', withLocale(page.locale, typed))
          void askMarket(stop.signal)
        })
      : () => {}
    return () => {
      stop.abort()
      callOff()
    }
  }, [isTaken, typed, first, page.locale])

  const followed = useEffectEvent((signal: AbortSignal) => {
    if (document.visibilityState === 'visible') void askMarket(signal)
  })
  useEffect(() => {
    if (!isTaken) return undefined
    const stop = new AbortController()
    let callOff = () => {}
    const follow = () => {
      callOff = browserTimers.after(askAgainAfter, () => {
        followed(stop.signal)
        follow()
      })
    }
    follow()
    return () => {
      stop.abort()
      callOff()
    }
  }, [isTaken])

  return { ask, setAsk, ...said, ...useHistory({ data, page, services }) }
}

/** The history of a period; the first came with the page. */
function useHistory({ data, services }: Parts): Pick<ReaderCalculator, 'history' | 'period' | 'setPeriod'> {
  const first = firstHistory(data)
  const [period, setPeriod] = useState<RatePeriod>(first.period)
  const [known, setKnown] = useState<HistoryContent>(first.history)
  const { coin, fiat } = data.pair
  return {
    history: known,
    period,
    setPeriod(next) {
      setPeriod(next)
      const load = async () => {
        const answer = await services?.ask(historyCall(coin.code, fiat.code, next))
        setKnown(
          answer == null ? { status: 'failed' } : { status: 'ready', history: answer as CalculatorHistory },
        )
      }
      void load()
    },
  }
}
