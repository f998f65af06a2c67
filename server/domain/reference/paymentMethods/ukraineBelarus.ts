import { methodsIn } from '../paymentMethodRow.ts'
import type { PaymentMethod } from '../paymentMethodRow.ts'

const ukraine = methodsIn({ countries: ['UA'], currencies: ['UAH'] }, [
  { code: 'monobank', en: 'Monobank', group: 'bank_transfer' },
  { code: 'privatbank', en: 'PrivatBank', ru: 'ПриватБанк', group: 'bank_transfer' },
  { code: 'pumb', en: 'PUMB', ru: 'ПУМБ', group: 'bank_transfer' },
  { code: 'oschadbank', en: 'Oschadbank', ru: 'Ощадбанк', group: 'bank_transfer' },
  { code: 'a_bank', en: 'A-Bank', ru: 'А-Банк', group: 'bank_transfer' },
  { code: 'raiffeisen_ua', urlCode: 'raiffeisen-ukraine', en: 'Raiffeisen Bank', group: 'bank_transfer' },
  { code: 'sense_bank', en: 'Sense Bank', group: 'bank_transfer' },
  { code: 'ukrsibbank', en: 'UKRSIBBANK', ru: 'УкрСиббанк', group: 'bank_transfer' },
  { code: 'izibank', en: 'izibank', group: 'bank_transfer' },
  {
    code: 'card_transfer_ua',
    urlCode: 'card-transfer-ukraine',
    en: 'Transfer to a bank card',
    ru: 'Перевод на карту',
    group: 'bank_transfer',
  },
  {
    code: 'iban_ua',
    urlCode: 'iban-ukraine',
    en: 'IBAN transfer',
    ru: 'Перевод по IBAN',
    group: 'bank_transfer',
    speed: 'slow',
    banks: [
      ['privat', 'PrivatBank', 'ПриватБанк'],
      ['mono', 'Monobank'],
      ['oschad', 'Oschadbank', 'Ощадбанк'],
      ['pumb', 'PUMB', 'ПУМБ'],
      ['ukrgasbank', 'Ukrgasbank', 'Укргазбанк'],
      ['ukreximbank', 'Ukreximbank', 'Укрэксимбанк'],
    ],
  },
])

const belarus = methodsIn({ countries: ['BY'], currencies: ['BYN'] }, [
  { code: 'erip', en: 'ERIP', ru: 'ЕРИП', group: 'bank_transfer' },
  { code: 'belarusbank', en: 'Belarusbank', ru: 'Беларусбанк', group: 'bank_transfer' },
  { code: 'priorbank', en: 'Priorbank', ru: 'Приорбанк', group: 'bank_transfer' },
  {
    code: 'alfa_bank_by',
    urlCode: 'alfa-bank-belarus',
    en: 'Alfa Bank',
    ru: 'Альфа Банк',
    group: 'bank_transfer',
  },
  { code: 'belgazprombank', en: 'Belgazprombank', ru: 'Белгазпромбанк', group: 'bank_transfer' },
  { code: 'mtbank', en: 'MTBank', ru: 'МТБанк', group: 'bank_transfer' },
  { code: 'bnb_bank', en: 'BNB-Bank', ru: 'БНБ-Банк', group: 'bank_transfer' },
  { code: 'sber_by', urlCode: 'sber-belarus', en: 'Sber Bank', ru: 'Сбер Банк', group: 'bank_transfer' },
  {
    code: 'card_transfer_by',
    urlCode: 'card-transfer-belarus',
    en: 'Transfer to a bank card',
    ru: 'Перевод на карту',
    group: 'bank_transfer',
  },
])

/** Ukraine and Belarus. */
export const ukraineBelarusMethods: readonly PaymentMethod[] = [...ukraine, ...belarus]
