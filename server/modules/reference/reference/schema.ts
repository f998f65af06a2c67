import { Type } from 'typebox'
import { requisiteInputs } from '../../../domain/requisite/kind.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { PaymentMethodGroup, PaymentMethodSpeed } from '../../../shapes/paymentMethod.ts'
import { RequisiteKind } from '../../../shapes/requisite.ts'

const Network = namedSchema(
  'Network',
  Type.Object({
    code: Type.String(),
    name: Type.String(),
    confirmations: Type.Integer(),
    minimum_deposit: DecimalText,
    network_fee: DecimalText,
  }),
)

export const Coin = namedSchema(
  'Coin',
  Type.Object({
    code: Code,
    name: Type.String(),
    alias: Type.String({ description: 'As in /buy-bitcoin.' }),
    scale: Type.Integer({ description: 'Decimals on chain.' }),
    shown_decimals: Type.Integer({ description: 'Decimals of the compact form.' }),
    networks: Type.Array(Network),
  }),
)

export const Fiat = namedSchema(
  'Fiat',
  Type.Object({ code: Code, name: Type.String(), symbol: Type.String(), minor_units: Type.Integer() }),
)

const Country = namedSchema(
  'Country',
  Type.Object({
    code: Type.String(),
    name: Type.String(),
    currency_code: nullable(Type.String()),
    phone_code: Type.String(),
  }),
)

const TimeZone = namedSchema(
  'TimeZone',
  Type.Object({
    name: Type.String({ description: 'The IANA identifier; also the id of its place.' }),
    country_code: nullable(Type.String()),
    place: nullable(Type.String({ description: 'As in Lagos, Nigeria; null for UTC.' })),
    offset_minutes: Type.Integer(),
  }),
)

const PhoneCode = namedSchema(
  'PhoneCode',
  Type.Object({ country_code: Type.String(), country_name: Type.String(), phone_code: Type.String() }),
)

const Bank = namedSchema('Bank', Type.Object({ code: Type.String(), name: Type.String() }))

const RequisiteField = namedSchema(
  'RequisiteField',
  Type.Object({
    kind: RequisiteKind,
    is_required: Type.Boolean(),
    input: namedSchema('RequisiteFieldInput', oneOf(requisiteInputs)),
    example: nullable(Type.String()),
    max_length: Type.Integer(),
  }),
)

const PaymentMethod = namedSchema(
  'PaymentMethod',
  Type.Object({
    code: Type.String(),
    url_code: Type.String(),
    name: Type.String(),
    group: PaymentMethodGroup,
    speed: PaymentMethodSpeed,
    reversible: Type.Boolean({ description: 'The payer can take the money back.' }),
    countries: Type.Array(Type.String()),
    currencies: Type.Array(Type.String()),
    banks: Type.Array(Bank),
    requisite_fields: Type.Array(RequisiteField, { description: 'What one is paid by; in order.' }),
  }),
)

const CurrencyList = namedSchema(
  'CurrencyList',
  Type.Object({ coins: Type.Array(Coin), fiats: Type.Array(Fiat) }),
)

export const referenceOperations = operations({
  countries: {
    method: 'GET',
    path: '/v1/countries',
    summary: 'All countries, named in the caller’s language.',
    access: 'anyone',
    reply: namedSchema('CountryList', Type.Object({ items: Type.Array(Country) })),
  },
  timeZones: {
    method: 'GET',
    path: '/v1/countries/timezones',
    summary: 'All time zones with their present offset.',
    access: 'anyone',
    reply: namedSchema('TimeZoneList', Type.Object({ items: Type.Array(TimeZone) })),
  },
  phoneCodes: {
    method: 'GET',
    path: '/v1/phone_codes',
    summary: 'Country calling codes.',
    access: 'anyone',
    reply: namedSchema('PhoneCodeList', Type.Object({ items: Type.Array(PhoneCode) })),
  },
  currencies: {
    method: 'GET',
    path: '/v1/currencies',
    summary: 'Coins with their networks, and fiat currencies.',
    access: 'anyone',
    reply: CurrencyList,
  },
  paymentMethods: {
    method: 'GET',
    path: '/v2/payment_methods',
    summary: 'Payment methods, of a fiat or country when one is named.',
    access: 'anyone',
    query: Type.Object({
      currency_code: Type.Optional(Code),
      country_code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    }),
    reply: namedSchema('PaymentMethodList', Type.Object({ items: Type.Array(PaymentMethod) })),
  },
})
