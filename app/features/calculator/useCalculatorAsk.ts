import type { CalculatorAsk } from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { coinOfAlias, coinOfCode } from '../../routes/coinAlias.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import {
  calculatorHref,
  calculatorQueryOf,
  plainAsk,
  readCalculator,
} from '../../parts/reading/calculatorAddress.ts'

/** The address follows so long after the last key, in milliseconds, and what people offer is asked for. */
const typingPause = 300

interface CalculatorPlace {
  readonly coinCode: string
  readonly fiatCode: string
  readonly does: CalculatorAsk['does']
  /** What is asked for now: what was typed, or what the address says; null where neither says anything. */
  readonly typed: CalculatorAsk | null
  /** The same as it was when somebody last paused: for this the server is asked. */
  readonly said: CalculatorAsk | null
  readonly setAsk: (ask: CalculatorAsk) => void
  readonly setPair: (coinCode: string, fiatCode: string) => void
}

/** What a calculator's address says, and how it changes: as one types it follows, and never adds a step back. */
export function useCalculatorAsk(): CalculatorPlace {
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { cryptoCurrencyCode, currencyCode } = usePreferences()
  const alias = matchRoute(pathname)?.params['coin']
  const address = readCalculator(calculatorQueryOf(new URLSearchParams(search)), locale)
  const coinCode = coinOfAlias(alias ?? '')?.code ?? address.coinCode ?? knownCoin(cryptoCurrencyCode)
  const fiatCode = address.fiatCode ?? currencyCode
  const here = pathname + search
  // What was typed at this address; at another one that is over.
  const [draft, setDraft] = useState<{ readonly at: readonly string[]; readonly ask: CalculatorAsk } | null>(
    null,
  )
  const typed = draft?.at.includes(here) === true ? draft.ask : null

  const go = (to: string) => {
    void navigate(withLocale(locale, to), { replace: true, state: keepFocus, preventScrollReset: true })
  }
  const follow = useEffectEvent((ask: CalculatorAsk) => {
    const plain = plainAsk(ask, locale)
    if (plain === null) return
    const to = calculatorHref(coinCode, fiatCode, plain)
    const there = withLocale(locale, to)
    if (there === here) return
    // The text stays as it was typed: what it says is the address that comes.
    setDraft({ at: [here, there], ask })
    go(to)
  })
  useEffect(
    () => (typed === null ? undefined : browserTimers.after(typingPause, () => follow(typed))),
    [typed],
  )
  return {
    coinCode,
    fiatCode,
    does: address.does,
    typed: typed ?? address.ask,
    said: address.ask,
    setAsk: ask => setDraft({ at: [here], ask }),
    setPair: (coin, fiat) => go(calculatorHref(coin, fiat, { does: address.does, field: 'pay', text: '' })),
  }
}

/** Somebody's favourite coin may have no page. */
const knownCoin = (code: string): string => coinOfCode(code)?.code ?? 'BTC'
