import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { MouseEvent, ReactNode } from 'react'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { searchTypes } from '../../trading/advert/offer.ts'
import type { SearchType } from '../../trading/advert/offer.ts'
import { AddressLine } from './AddressLine.tsx'
import { CalculatorAmount } from './CalculatorAmount.tsx'
import { Fields, FormNote, FormRoot, Quick, Sides, Turn, WithoutScripts } from './CalculatorForm.styles.ts'
import { assetOf, fieldOf, sideOf } from './calculatorFigures.ts'
import type { CalculatorReading } from './calculatorReading.ts'
import { calculatorFields } from './calculatorShape.ts'
import type { CalculatorAsk, CalculatorChoices, CalculatorHrefs, CalculatorPair } from './calculatorShape.ts'
import { NativeSelect } from './NativeSelect.tsx'
import { RateAge } from './RateAge.tsx'
import { useAmountText } from './useAmountText.ts'

export interface CalculatorFormProps {
  pair: CalculatorPair
  choices: CalculatorChoices
  ask: CalculatorAsk
  onAsk: (ask: CalculatorAsk) => void
  onPair: (coinCode: string, fiatCode: string) => void
  reading: CalculatorReading
  /** Amounts of money that one chooses with a touch. */
  quick: readonly string[]
  /** When the rate was taken. */
  ratesAt: string
  isStale: boolean
  /** Where addresses of this language begin: `https://souk.example/ru`. */
  origin: string
  /** Where the form leads without scripts. */
  action: string
  hrefs: CalculatorHrefs
  /** Beside the code of the coin: its `CoinIcon`. */
  mark: ReactNode
}

const arrows = { buy: ArrowDownLeft, sell: ArrowUpRight } as const

/** Two amounts, either of which is written and the other follows. Without scripts a form, whose address says what was written. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { pair, ask, reading, ratesAt, isStale, origin, action, hrefs } = props
  const t = useT('calculator')
  const locale = useLocale()
  const { coin, fiat } = pair
  const { written } = reading
  const followed = reading.followed === null ? '' : formatDecimal(reading.followed, locale)
  return (
    <FormRoot action={action} method="get" onSubmit={event => event.preventDefault()}>
      <SideLinks {...props} />
      <Fields>
        {calculatorFields.map(field => (
          <Amount key={field} field={field} {...props} />
        ))}
      </Fields>
      <input type="hidden" name="side" value={ask.does} />
      <input type="hidden" name="led" value={ask.field} />
      <input type="hidden" name="was" value={followed} />
      <WithoutScripts>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </WithoutScripts>
      <QuickLinks {...props} />
      <FormNote>
        {isStale ? t('stale') : <RateAge at={ratesAt} />} {t('follows')}
      </FormNote>
      {written !== null && <AddressLine origin={origin} path={hrefs.at(coin.code, fiat.code, ask)} />}
    </FormRoot>
  )
}

/** A link that a press follows here and now; opened elsewhere it is a link. */
function here(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    act()
  }
}

const turned = (does: SearchType): SearchType => (does === 'buy' ? 'sell' : 'buy')

/** The same amount of the same asset, the other way. */
const askOf = (does: SearchType, ask: CalculatorAsk): CalculatorAsk => ({
  does,
  field: fieldOf(does, sideOf(ask)),
  text: ask.text,
})

function SideLinks({ pair, ask, onAsk, hrefs }: CalculatorFormProps) {
  const t = useT('calculator')
  const Link = useLinkComponent()
  return (
    <Sides aria-label={t('side.label')}>
      {searchTypes.map(does => {
        const next = askOf(does, ask)
        return (
          <Link
            key={does}
            href={hrefs.at(pair.coin.code, pair.fiat.code, next)}
            data-side={does}
            {...(does === ask.does ? { 'aria-current': 'true' as const } : {})}
            onClick={here(() => onAsk(next))}
          >
            <Icon of={arrows[does]} />
            {t(`side.${does}`, { coin: pair.coin.code })}
          </Link>
        )
      })}
    </Sides>
  )
}

function Amount({ field, ...props }: CalculatorFormProps & { field: (typeof calculatorFields)[number] }) {
  const { pair, choices, ask, onAsk, onPair, reading, isStale, hrefs, mark } = props
  const t = useT('calculator')
  const Link = useLinkComponent()
  const side = sideOf({ does: ask.does, field })
  const asset = assetOf(pair, side)
  const isLed = field === ask.field
  const fault =
    isLed && reading.fault !== null ? t(`fault.${reading.fault}`, { code: asset.code }) : undefined
  const next = askOf(turned(ask.does), ask)
  return (
    <>
      {field === 'get' && (
        <Turn
          as={Link}
          href={hrefs.at(pair.coin.code, pair.fiat.code, next)}
          aria-label={t('turn')}
          onClick={here(() => onAsk(next))}
        >
          <Icon of={ArrowDownUp} />
        </Turn>
      )}
      <CalculatorAmount
        field={field}
        label={isLed ? t(`field.${ask.does}.${field}`) : t(`field.market.${ask.does}.${field}`)}
        asset={asset}
        text={isLed ? ask.text : (reading.followed ?? '')}
        onType={text => onAsk({ ...ask, field, text })}
        fault={fault}
        isStale={!isLed && isStale}
      >
        {side === 'fiat' ? (
          <NativeSelect
            label={t('field.fiat')}
            name="in"
            options={choices.fiats}
            value={asset.code}
            onChange={code => onPair(pair.coin.code, code)}
          />
        ) : (
          <NativeSelect
            label={t('field.coin')}
            name="coin"
            options={choices.coins}
            value={asset.code}
            onChange={code => onPair(code, pair.fiat.code)}
            mark={mark}
          />
        )}
      </CalculatorAmount>
    </>
  )
}

function QuickLinks({ pair, ask, onAsk, reading, quick, hrefs }: CalculatorFormProps) {
  const t = useT('calculator')
  const text = useAmountText()
  const Link = useLinkComponent()
  if (quick.length === 0) return null
  const { written } = reading
  return (
    <Quick>
      <span>{t('usual')}</span>
      {quick.map(amount => {
        const next: CalculatorAsk = { does: ask.does, field: fieldOf(ask.does, 'fiat'), text: amount }
        const isNow = written?.side === 'fiat' && written.amount === amount
        return (
          <Link
            key={amount}
            href={hrefs.at(pair.coin.code, pair.fiat.code, next)}
            {...(isNow ? { 'aria-current': 'true' as const } : {})}
            onClick={here(() => onAsk(next))}
          >
            {text.full(amount, pair.fiat)}
          </Link>
        )
      })}
    </Quick>
  )
}
