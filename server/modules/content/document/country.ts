import { Type } from 'typebox'
import type { Static } from 'typebox'
import { countryFacts } from '../../../domain/content/country.ts'
import { countries } from '../../../domain/reference/country.ts'
import { Code, DecimalText, namedSchema, nullable } from '../../../kernel/schema.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'
import { PaymentMethodGroup, PaymentMethodSpeed } from '../../../shapes/paymentMethod.ts'
import type { ShownTitle } from './readDocuments.ts'
import { countryName, methodName } from '../../../locales/referenceNames.ts'

const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166.' })

const CountryMethod = namedSchema(
  'CountryMethod',
  Type.Object({
    code: Type.String(),
    url_code: Type.String(),
    name: Type.String(),
    group: PaymentMethodGroup,
    speed: PaymentMethodSpeed,
  }),
)

const facts = {
  territory_code: CountryCode,
  name: Type.String({ description: 'In the caller’s language.' }),
  currency_code: Code,
}

/** What a country's page shows offers by. */
export const PageCountry = namedSchema(
  'PageCountry',
  Type.Object({
    ...facts,
    coins: Type.Array(Code, {
      description: 'Those that are asked for most there, the first chosen at the start.',
    }),
    methods: Type.Array(CountryMethod, { description: 'The most usual first.' }),
    amount: nullable(DecimalText),
  }),
)

/** A country in a list. */
export const CountryCard = namedSchema(
  'CountryCard',
  Type.Object({
    code: Type.String({ description: 'Its name in the address, as in /nigeria.' }),
    ...facts,
    title: Type.String(),
    description: Type.String(),
  }),
)

/** What a country's document is by; null of any other, and of one whose lines name no place and no currency of ours. */
export function pageCountryOf(
  { kind, extra }: Pick<ShownTitle, 'kind' | 'extra'>,
  locale: ServerLocale,
): Static<typeof PageCountry> | null {
  const known = kind === 'country' ? countryFacts(extra) : null
  return (
    known && {
      ...factsIn(known, locale),
      coins: [...known.coins],
      methods: known.methods.map(method => ({
        code: method.code,
        url_code: method.urlCode,
        name: methodName(method, locale),
        group: method.group,
        speed: method.speed,
      })),
      amount: known.amount,
    }
  )
}

/** A country for a list; none where its lines name no place and no currency of ours: then its page is a text alone. */
export function countryCardOf(
  { code, title, description, extra }: Pick<ShownTitle, 'code' | 'title' | 'description' | 'extra'>,
  locale: ServerLocale,
): readonly Static<typeof CountryCard>[] {
  const known = countryFacts(extra)
  return known === null ? [] : [{ code, ...factsIn(known, locale), title, description }]
}

function factsIn(
  { territory, currency }: NonNullable<ReturnType<typeof countryFacts>>,
  locale: ServerLocale,
) {
  const country = countries.get(territory)
  return {
    territory_code: territory,
    name: country === undefined ? territory : countryName(country, locale),
    currency_code: currency,
  }
}
