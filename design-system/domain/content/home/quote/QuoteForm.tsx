import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import {
  SegmentInput,
  SegmentLabel,
  SegmentsRoot,
} from '../../../../primitives/segmented/SegmentedControl.styles.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { AssetPick } from './AssetPick.tsx'
import { AmountBox, Cell, Cells, FormHead, FormRoot, Given, Invalid } from './QuoteForm.styles.ts'
import { isSameSearch, quoteFields, readQuoteForm } from './quoteFields.ts'
import type { Quote, QuoteSearch } from './quoteShape.ts'
import { assetsOf, coinsOf } from './quoteText.ts'

interface QuoteFormProps {
  search: QuoteSearch
  assets: AssetBook
  /** What was found last: what one gets stands beside what one pays. */
  found: Quote | null
  action: string
  onSearch?: ((search: QuoteSearch) => void) | undefined
  onSubmit?: (() => void) | undefined
}

const sides = [
  ['buy', ArrowDownLeft],
  ['sell', ArrowUpRight],
] as const

/** The form over the offers: a side, an amount and two currencies, all of the browser's own so that it is whole before a script has come. */
export function QuoteForm({ search, assets, found, action, onSearch, onSubmit }: QuoteFormProps) {
  const t = useT('homeTop')
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const amountId = useId()
  const faultId = useId()
  // What the words over the fields say; the fields themselves are the browser's.
  const [side, setSide] = useState(search.type)
  const [isInvalid, setInvalid] = useState(false)
  const told = () => {
    if (form.current === null || onSearch === undefined) return
    const { amount, ...rest } = readQuoteForm(form.current, locale)
    setSide(rest.type)
    setInvalid(amount === null)
    if (amount !== null) onSearch({ ...rest, amount })
  }
  const isAlive = onSearch !== undefined
  const take = useEffectEvent(() => {
    if (form.current !== null && !isSameSearch(readQuoteForm(form.current, locale), search)) told()
  })
  useEffect(() => {
    // What was typed before the page came alive.
    if (isAlive) take()
  }, [isAlive])
  return (
    <FormRoot
      ref={form}
      method="get"
      action={action}
      aria-label={t('quote.label')}
      onInput={told}
      onSubmit={event => {
        if (onSearch === undefined) return
        event.preventDefault()
        told()
        onSubmit?.()
      }}
    >
      <FormHead>
        <SegmentsRoot>
          <VisuallyHidden as="legend">{t('quote.side')}</VisuallyHidden>
          {sides.map(([value, icon]) => (
            <SegmentLabel key={value} data-tone={value}>
              <SegmentInput
                type="radio"
                name={quoteFields.type}
                value={value}
                defaultChecked={value === search.type}
              />
              <Icon of={icon} />
              {t(`quote.${value}`)}
            </SegmentLabel>
          ))}
        </SegmentsRoot>
        <noscript>
          <Button type="submit" variant="soft" size="m">
            {t('quote.show')}
          </Button>
        </noscript>
      </FormHead>
      <Cells>
        <Cell data-own="">
          <label htmlFor={amountId}>{t(side === 'buy' ? 'quote.youPay' : 'quote.youReceive')}</label>
          <AmountBox
            id={amountId}
            name={quoteFields.amount}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            required
            defaultValue={formatDecimal(search.amount, locale)}
            {...(isInvalid ? { 'aria-invalid': true, 'aria-describedby': faultId } : {})}
          />
          <AssetPick
            name={quoteFields.fiat}
            label={t('quote.fiat')}
            assets={assets.fiats}
            value={search.fiat}
            kind="fiat"
          />
        </Cell>
        <Cell>
          <span>{t(side === 'buy' ? 'quote.youGet' : 'quote.youSend')}</span>
          <Given>
            <Coins found={found} assets={assets} />
          </Given>
          <AssetPick
            name={quoteFields.coin}
            label={t('quote.coin')}
            assets={assets.coins}
            value={search.coin}
            kind="coin"
          />
        </Cell>
      </Cells>
      {isInvalid && (
        <Invalid id={faultId} role="alert">
          {t('quote.invalid')}
        </Invalid>
      )}
    </FormRoot>
  )
}

/** What comes of the amount at the best offer. */
function Coins({ found, assets }: { found: Quote | null; assets: AssetBook }) {
  const [offer] = found?.offers ?? []
  if (found === null || offer === undefined) return <>–</>
  const pair = assetsOf(found, assets)
  const coins = coinsOf(offer, found.search, pair)
  if (coins === null) return <>–</>
  return <Amount size="inherit" amount={coins} asset={pair.coin} mode="full" code="never" />
}
