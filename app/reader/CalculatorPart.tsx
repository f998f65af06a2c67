import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import { CalculatorFrame } from '@souk/design-system/domain/content/calculator/CalculatorFrame.tsx'
import { readAsk } from '@souk/design-system/domain/content/calculator/calculatorReading.ts'
import { CalculatorTop } from '@souk/design-system/domain/content/calculator/CalculatorTop.tsx'
import type { CalculatorAsk } from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import { Children } from 'react'
import { withLocale } from '../routes/localePrefix.ts'
import { calculatorHref, calculatorHrefs } from '../parts/reading/calculatorAddress.ts'
import { readingPaths } from '../parts/reading/readingPaths.ts'
import { useCalculatorLive } from './calculator/useCalculatorLive.ts'
import { useReaderCalculator } from './calculator/useReaderCalculator.ts'
import { DrawnByServer } from './DrawnByServer.tsx'
import type { CalculatorData, ReaderPage } from './readerPage.ts'
import type { PartProps } from './readerPart.ts'

/** A calculator: it is counted here, and what people offer is asked for as one types and while one looks. */
export function CalculatorPart(props: PartProps) {
  const { view } = props.page
  return view.kind === 'calculator' ? <Calculator {...props} data={view} /> : null
}

function Calculator({ page, data, services, drawn }: PartProps & { data: CalculatorData }) {
  const { pair, choices, dollars, staleSeconds } = data
  const { locale } = page
  const { ask, setAsk, market, offers, history, period, setPeriod } = useReaderCalculator({
    data,
    page,
    services,
  })
  const isStale = useIsStale(market.ratesAt, staleSeconds)
  const live = useCalculatorLive(services !== undefined)
  const hrefs = calculatorHrefs(pair.coin.code, pair.fiat.code, locale)
  const reading = readAsk(ask, pair, { rate: market.rate, locale })
  const moving = { pair, ask, market, isStale, hrefs }
  const [mark = null, best = null, offersDrawn = null, figures = null, rest = null] = Children.toArray(drawn)
  return (
    <CalculatorFrame>
      <CalculatorTop
        {...moving}
        {...{ choices, dollars }}
        onAsk={setAsk}
        onPair={(coin, fiat) => {
          location.assign(withLocale(locale, calculatorHref(coin, fiat, moved(ask, fiat === pair.fiat.code))))
        }}
        origin={originOf(page)}
        action={withLocale(locale, readingPaths.calculator())}
        mark={<DrawnByServer id="mark">{mark}</DrawnByServer>}
      >
        {live === null ? (
          <DrawnByServer id="best">{best}</DrawnByServer>
        ) : (
          <live.BestOffer {...moving} reading={reading} />
        )}
      </CalculatorTop>
      {live === null ? (
        <>
          <DrawnByServer id="offers">{offersDrawn}</DrawnByServer>
          <DrawnByServer id="figures">{figures}</DrawnByServer>
        </>
      ) : (
        <>
          <live.Offers {...moving} offers={offers} />
          <live.Figures {...{ pair, market, offers, dollars, history, period, hrefs }} onPeriod={setPeriod} />
        </>
      )}
      <DrawnByServer id="rest">{rest}</DrawnByServer>
    </CalculatorFrame>
  )
}

/** An amount of money says as much of another coin; of other money it says nothing. */
const moved = (ask: CalculatorAsk, isSameMoney: boolean): CalculatorAsk => {
  const isMoney = (ask.does === 'buy') === (ask.field === 'pay')
  return isMoney === isSameMoney ? ask : { ...ask, text: '' }
}

/** Where addresses of this language begin; nothing where nobody said the origin. */
const originOf = ({ url, path }: ReaderPage): string => url.slice(0, url.length - path.length)
