import { coins } from '../../../domain/reference/coin.ts'
import { countries, isCountryCode } from '../../../domain/reference/country.ts'
import { fiats, isFiatCode } from '../../../domain/reference/fiat.ts'
import { networks } from '../../../domain/reference/network.ts'
import { paymentMethodsFor } from '../../../domain/reference/paymentMethod.ts'
import { timeZones } from '../../../domain/reference/timeZone.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { requisiteFieldsOf } from '../../../domain/requisite/field.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { offsetMinutes } from '../../../domain/time/wallClock.ts'
import type { referenceOperations } from './schema.ts'
import { bankName, countryName, fiatName, methodName, placeName } from '../../../locales/referenceNames.ts'

/** Coins, fiats, countries, time zones, phone codes and payment methods, named in the caller's language. */
export function referenceHandlers(): Handlers<typeof referenceOperations> {
  return {
    countries: async (_, { locale }) => ({
      items: [...countries.values()]
        .map(country => ({
          code: country.code,
          name: countryName(country, locale),
          currency_code: country.fiat,
          phone_code: country.phoneCode,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
    }),

    timeZones: async (_, { at, locale }) => ({
      items: [...timeZones.values()].map(({ id, country }) => ({
        name: id,
        country_code: country,
        place: placeName(id, locale),
        offset_minutes: offsetMinutes(id, at),
      })),
    }),

    phoneCodes: async (_, { locale }) => ({
      items: [...countries.values()].map(country => ({
        country_code: country.code,
        country_name: countryName(country, locale),
        phone_code: country.phoneCode,
      })),
    }),

    currencies: async (_, { locale }) => ({
      coins: Object.values(coins).map(coin => ({
        code: coin.code,
        name: coin.name,
        alias: coin.alias,
        scale: coin.scale,
        shown_decimals: coin.shownDecimals,
        networks: coin.networks.map(({ network, standard, confirmations, minimumDeposit, networkFee }) => ({
          code: network,
          name: standard === null ? networks[network].name : `${networks[network].name} ${standard}`,
          confirmations,
          minimum_deposit: minimumDeposit,
          network_fee: networkFee,
        })),
      })),
      fiats: Object.values(fiats).map(fiat => ({
        code: fiat.code,
        name: fiatName(fiat, locale),
        symbol: fiat.symbol,
        minor_units: fiat.minorUnits,
      })),
    }),

    async paymentMethods({ query }, { locale }) {
      const { currency_code: fiat, country_code: country } = query
      if (fiat !== undefined && !isFiatCode(fiat))
        throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
      if (country !== undefined && !isCountryCode(country))
        throw new RequestRefused(refuse('invalid_choice', 'country_code'))
      return {
        items: paymentMethodsFor({ fiat, country }).map(method => ({
          code: method.code,
          url_code: method.urlCode,
          name: methodName(method, locale),
          group: method.group,
          speed: method.speed,
          reversible: method.reversible,
          countries: [...method.countries],
          currencies: [...method.currencies],
          banks: method.banks.map(bank => ({ code: bank.code, name: bankName(method, bank, locale) })),
          requisite_fields: requisiteFieldsOf(method).map(
            ({ kind, isRequired, input, example, maxLength }) => ({
              kind,
              is_required: isRequired,
              input,
              example,
              max_length: maxLength,
            }),
          ),
        })),
      }
    },
  }
}
