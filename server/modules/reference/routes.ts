import { coins } from '../../domain/reference/coin.ts'
import { countries, isCountryCode } from '../../domain/reference/country.ts'
import { fiats, isFiatCode } from '../../domain/reference/fiat.ts'
import { networks } from '../../domain/reference/network.ts'
import { paymentMethodsFor } from '../../domain/reference/paymentMethod.ts'
import { placeNamed } from '../../domain/reference/place.ts'
import { timeZones } from '../../domain/reference/timeZone.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { requisiteFieldsOf } from '../../domain/requisite/field.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { offsetMinutes } from './offset.ts'
import type { referenceOperations } from './schema.ts'

/** Coins, fiats, countries, time zones, phone codes and payment methods, named in the caller's language. */
export function referenceHandlers(): Handlers<typeof referenceOperations> {
  return {
    countries: async (_, { locale }) => ({
      items: [...countries.values()]
        .map(({ code, name, fiat, phoneCode }) => ({
          code,
          name: name[locale],
          currency_code: fiat,
          phone_code: phoneCode,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
    }),

    timeZones: async (_, { at, locale }) => ({
      items: [...timeZones.values()].map(({ id, country }) => ({
        name: id,
        country_code: country,
        place: placeNamed(id, locale),
        offset_minutes: offsetMinutes(id, at),
      })),
    }),

    phoneCodes: async (_, { locale }) => ({
      items: [...countries.values()].map(({ code, name, phoneCode }) => ({
        country_code: code,
        country_name: name[locale],
        phone_code: phoneCode,
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
      fiats: Object.values(fiats).map(({ code, name, symbol, minorUnits }) => ({
        code,
        name: name[locale],
        symbol,
        minor_units: minorUnits,
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
          name: method.name[locale],
          group: method.group,
          speed: method.speed,
          reversible: method.reversible,
          countries: [...method.countries],
          currencies: [...method.currencies],
          banks: method.banks.map(bank => ({ code: bank.code, name: bank.name[locale] })),
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
