import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useRules } from '../../../../locales/rules.ts'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { symbolOf } from '../../../../format/displayAsset.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { AmountField } from '../../../../primitives/field/AmountField.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { mostVariants, newVariant, variantModes } from './advertVariant.ts'
import type { AdvertVariant } from './advertVariant.ts'
import { VariantRow } from './VariantList.styles.ts'

interface VariantListProps {
  variants: readonly AdvertVariant[]
  onChange: (variants: readonly AdvertVariant[]) => void
  /** What is wrong with the price of a row, and what was refused of it, by its id. */
  wrong: ReadonlySet<number>
  refusals: ReadonlyMap<number, string>
  assets: AssetBook
  fiat: DisplayAsset
}

/** The adverts that are made at once: each has a coin and a price of its own. */
export function VariantList({ variants, onChange, wrong, refusals, assets, fiat }: VariantListProps) {
  const t = useT('advertBulk')
  const add = () => {
    const taken = new Set(variants.map(({ cryptoCurrencyCode }) => cryptoCurrencyCode))
    const coin = assets.coins.find(({ code }) => !taken.has(code)) ?? assets.coins[0]
    const id = Math.max(0, ...variants.map(variant => variant.id)) + 1
    onChange([...variants, newVariant(id, coin?.code ?? '')])
  }
  return (
    <SectionCard title={t('several.coins')} lead={t('several.coinsLead')}>
      <Stack as="ol" gap="3">
        {variants.map((variant, index) => (
          <Variant
            key={variant.id}
            {...{ variant, assets, fiat }}
            place={index + 1}
            isWrong={wrong.has(variant.id)}
            refusal={refusals.get(variant.id)}
            onChange={change =>
              onChange(variants.map(one => (one.id === variant.id ? { ...one, ...change } : one)))
            }
            onRemove={
              variants.length > 1 ? () => onChange(variants.filter(({ id }) => id !== variant.id)) : null
            }
          />
        ))}
      </Stack>
      <div>
        <Button
          icon={Plus}
          onClick={add}
          disabledReason={
            variants.length >= mostVariants ? t('several.most', { count: mostVariants }) : undefined
          }
        >
          {t('several.add')}
        </Button>
      </div>
    </SectionCard>
  )
}

interface VariantProps {
  variant: AdvertVariant
  place: number
  assets: AssetBook
  fiat: DisplayAsset
  isWrong: boolean
  refusal: string | undefined
  onChange: (change: Partial<AdvertVariant>) => void
  /** Null for the last one. */
  onRemove: (() => void) | null
}

function Variant({ variant, place, assets, fiat, isWrong, refusal, onChange, onRemove }: VariantProps) {
  const t = useT('advertBulk')
  const locale = useLocale()
  const { margin } = useRules().advert
  const { cryptoCurrencyCode: coin, priceMode, marginPercent, fixedPrice } = variant
  return (
    <VariantRow aria-label={t('several.ad', { place, coin })}>
      <SearchSelect
        label={t('several.coin')}
        searchLabel={t('several.searchCoin')}
        emptyLabel={t('several.noCoin')}
        options={assets.coins.map(({ code, name }) => ({ value: code, label: code, detail: name }))}
        value={coin}
        onChange={cryptoCurrencyCode => onChange({ cryptoCurrencyCode })}
      />
      <div data-part="mode">
        <SegmentedControl
          label={t('several.mode')}
          width="fill"
          segments={variantModes.map(mode => ({ value: mode, label: t(`several.modes.${mode}`) }))}
          value={priceMode}
          onChange={mode => onChange({ priceMode: mode })}
        />
      </div>
      <div data-part="price">
        {priceMode === 'average' ? (
          <TextField
            label={t('several.margin')}
            end="%"
            inputMode="text"
            autoComplete="off"
            value={marginPercent}
            onChange={typed => onChange({ marginPercent: typed })}
            error={
              isWrong
                ? t('several.wrongMargin', {
                    min: formatDecimal(margin.min, locale),
                    max: formatDecimal(margin.max, locale),
                  })
                : undefined
            }
          />
        ) : (
          <AmountField
            label={t('several.price', { coin })}
            symbol={symbolOf(fiat) ?? undefined}
            code={fiat.code}
            value={fixedPrice}
            onChange={typed => onChange({ fixedPrice: typed })}
            error={isWrong ? t('several.wrongPrice') : undefined}
          />
        )}
      </div>
      {onRemove !== null && (
        <IconButton icon={Trash} label={t('several.remove', { coin })} onClick={onRemove} />
      )}
      {refusal !== undefined && (
        <Text data-part="error" tone="negative" role="alert">
          {refusal}
        </Text>
      )}
    </VariantRow>
  )
}
