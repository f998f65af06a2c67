import type { PaymentMethod, PaymentMethodGroup } from '../reference/paymentMethodRow.ts'
import type { RequisiteKind } from './kind.ts'

/** The lines that one is paid by, in order; those with `true` must be given. */
export type AskedLines = Readonly<Partial<Record<RequisiteKind, boolean>>>

const bankAccount: AskedLines = { bank: true, account_number: true, account_name: true }
const iban: AskedLines = { iban: true, account_name: true }
const ibanAbroad: AskedLines = { ...iban, bic: false }
const ibanAtBank: AskedLines = { ...iban, bank: true }
const account: AskedLines = { account_number: true, account_name: true }
const branchAccount: AskedLines = { account_number: true, branch_code: true, account_name: true, bank: false }
const card: AskedLines = { card: true, bank: false, account_name: false }
const cardAtBank: AskedLines = { card: true, bank: true, account_name: false }
const cardOrIban: AskedLines = { card: true, iban: false, account_name: false }
const cardOrPhone: AskedLines = { card: true, phone: false, account_name: false }
const phoneOrCard: AskedLines = { phone: true, card: false, account_name: false }
const phone: AskedLines = { phone: true, account_name: false }
const phoneAtBank: AskedLines = { phone: true, bank: true, account_name: false }
const phoneAlone: AskedLines = { phone: true }
const email: AskedLines = { email: true, account_name: false }
const wallet: AskedLines = { wallet_id: true, account_name: false }
const pix: AskedLines = { pix_key: true, account_name: true }
const upi: AskedLines = { upi_id: true, account_name: false }
const sortCode: AskedLines = { sort_code: true, account_number: true, account_name: true }
const remittance: AskedLines = { account_name: true, city: true, phone: false }

/** What is asked where a method says nothing of its own. */
export const linesOfGroup: Record<PaymentMethodGroup, AskedLines> = {
  bank_transfer: bankAccount,
  mobile_money: { phone: true, account_name: true },
  wallet,
  cash: { city: true, address: false, note: false },
  gift_card: { note: true, email: false },
  other: { note: true, account_name: false },
}

const each = (lines: AskedLines, codes: string): Record<string, AskedLines> =>
  Object.fromEntries(codes.split(' ').map(code => [code, lines]))

/** The methods that work by something else than their group, as their users are paid. */
export const linesOfMethod: Readonly<Record<string, AskedLines>> = {
  // Russia: by telephone number as a rule, by card where somebody's bank is elsewhere.
  ...each(phoneAtBank, 'sbp payshap'),
  ...each(
    phoneOrCard,
    'sberbank tbank alfa_bank vtb raiffeisenbank gazprombank sovcombank ozon_bank yandex_bank mts_bank pochta_bank rosselkhozbank kaspi',
  ),
  ...each(card, 'card_transfer_ru card_transfer_ua card_transfer_by card_transfer_kz uzcard humo postepay'),
  ...each(cardAtBank, 'cash_atm_ru'),
  account_transfer_ru: { account_number: true, branch_code: true, bank: true, account_name: true },
  ...each(phoneAlone, 'vk_pay mobile_balance_ru airtime_ng airtime_gh'),

  // Africa
  ...each(account, 'opay palmpay moniepoint kuda paga carbon fairmoney vbank alat'),
  ...each(bankAccount, 'cash_deposit_ng cash_deposit_za'),
  ...each(phone, 'hubtel loop capitec_pay fnb_ewallet vodapay lemfi'),
  ...each(phone, 'absa_cashsend nedbank_send_imali standard_bank_instant_money'),
  // The till or paybill number, and for a paybill the account at it.
  mpesa_paybill: { wallet_id: true, note: false, account_name: true },
  eft_za: { ...bankAccount, branch_code: false },

  // Ukraine, Belarus, Kazakhstan, Uzbekistan, Georgia
  ...each(
    cardOrIban,
    'monobank privatbank pumb oschadbank a_bank raiffeisen_ua sense_bank ukrsibbank izibank',
  ),
  ...each(iban, 'iban_ua bank_of_georgia tbc_ge credo liberty_ge basisbank cash_terminal_ge'),
  ...each(
    cardOrPhone,
    'belarusbank priorbank alfa_bank_by belgazprombank mtbank bnb_bank sber_by halyk freedom_kz fortebank jusan',
  ),
  ...each(cardOrPhone, 'bank_centercredit bereke eurasian_bank uzum_bank tbc_uz kapitalbank anorbank'),
  ...each(phoneOrCard, 'payme click_uz paynet'),

  // Turkey and the Emirates
  ...each(iban, 'fast_tr eft_tr ziraat garanti_bbva isbank bank_transfer_ae'),
  ...each(ibanAtBank, 'cash_atm_tr cash_deposit_ae'),
  ...each(phone, 'tosla paycell aani botim eand_money payit'),

  // India, China, Japan
  ...each(upi, 'upi phonepe google_pay_in paytm'),
  ...each(branchAccount, 'imps neft rtgs cash_deposit_in'),
  ...each(phone, 'mobikwik digital_yuan rakuten_pay au_pay'),
  bank_transfer_cn: { bank: true, card: true, account_name: true },
  unionpay_transfer: { card: true, account_name: true },
  bank_transfer_jp: { bank: true, branch_code: true, account_number: true, account_name: true },
  konbini: { note: true },

  // Europe
  ...each(ibanAbroad, 'sepa sepa_instant n26 bunq ideal'),
  ...each(iban, 'express_elixir bank_transfer_pl pko_bank mbank_pl'),
  ...each(phone, 'bizum wero mb_way satispay payconiq lydia mobilepay blik'),
  ...each(sortCode, 'faster_payments_uk monzo starling bacs'),

  // The Americas
  zelle: { email: true, phone: false, account_name: true },
  apple_cash: phone,
  ach: { routing_number: true, account_number: true, account_name: true, bank: false },
  wire_us: { routing_number: true, account_number: true, account_name: true, bank: true, address: false },
  money_order_us: { account_name: true, address: true, city: true },
  ...each(pix, 'pix nubank mercado_pago_br picpay pagbank'),
  ted_br: { bank: true, branch_code: true, account_number: true, account_name: true },
  chime: wallet,

  // Everywhere
  ...each(email, 'paypal wise skrill neteller paysera volet airtm payoneer grey przelewy24'),
  swift: { account_number: true, bic: true, bank: true, account_name: true, address: false },
  ...each(remittance, 'western_union moneygram ria zolotaya_korona remitly'),
}

/** What somebody who is paid by a method is asked for. */
export const linesOf = (method: Pick<PaymentMethod, 'code' | 'group'>): AskedLines =>
  linesOfMethod[method.code] ?? linesOfGroup[method.group]
