import { useRules } from '@souk/design-system/locales/rules.ts'
import { variantPrice } from '@souk/design-system/domain/trading/advert/variant/advertVariant.ts'
import type { AdvertVariant } from '@souk/design-system/domain/trading/advert/variant/advertVariant.ts'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useIntent } from '../../services/useIntent.ts'
import { paths } from '../../routes/paths.ts'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { useServices } from '../../services/useServices.ts'
import { inputOf } from './advertMapping.ts'
import { RefusedForAll, bulkRefusal } from './bulkRefusal.ts'
import { gql } from '../../__generated__/gql.ts'

/** Makes several adverts, or none of them. */
const CreateAdvertsMutation = gql(`
  mutation CreateAdverts($input: CreateAdvertsInput!, $idempotencyKey: String!) {
    createAdverts(input: $input, idempotencyKey: $idempotencyKey) {
      items {
        id
        status
      }
    }
  }
`)

/** Answers what is refused of single adverts, in words, by their ids; rejects with what the form says of all. */
type CreateAdverts = (
  values: AdvertValues,
  variants: readonly AdvertVariant[],
) => Promise<ReadonlyMap<number, string>>

/** Publishes several adverts, or none of them; their draft is done with. */
export function useCreateAdverts(draftKey: string): CreateAdverts {
  const { alerts, client, navigation } = useServices()
  const { run } = useIntent(CreateAdvertsMutation, { errors: 'place' })
  const withCode = useWithCode('publish_sell_advert')
  const errorText = useErrorText()
  const locale = useLocale()
  const t = useT('advertBulk')
  const { advert: rules } = useRules()

  const valuesOf = (values: AdvertValues, variant: AdvertVariant): AdvertValues => {
    const price = variantPrice(variant, locale, rules) ?? ''
    const { cryptoCurrencyCode, priceMode } = variant
    return { ...values, cryptoCurrencyCode, priceMode, marginPercent: price, fixedPrice: price }
  }
  return async (values, variants) => {
    const adverts = variants.map(variant => ({
      ...inputOf(valuesOf(values, variant)),
      status: 'listed' as const,
    }))
    try {
      await withCode(proof => run({ input: { adverts, ...proof, draftKey } }))
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === null || Object.keys(refusal.fields).length === 0) throw error
      const { ofOne, ofAll } = bulkRefusal(refusal)
      if (Object.keys(ofAll).length > 0) throw new RefusedForAll(ofAll, refusal)
      return new Map(
        [...ofOne].flatMap(([place, words]) => {
          const id = variants[place]?.id
          return id === undefined ? [] : [[id, errorText(words)] as const]
        }),
      )
    }
    alerts.show({ kind: 'success', title: t('several.published', { count: adverts.length }) })
    navigation.go(paths.dashboard('ads'))
    // The list asks by itself when it comes; pages beside it may show it too.
    void refetchShown(client, ['myAdverts']).catch(() => {})
    return new Map()
  }
}
