/** How many characters a field takes. */
export interface FieldLength {
  readonly least?: number
  readonly most: number
}

/**
 * The lengths that the contract takes, for each text that somebody types; a test holds them equal. Those of adverts and the
 * least of a password are rules that the service publishes (`useRules`).
 */
export const fieldLengths = {
  email: { most: 254 },
  contactName: { most: 80 },
  contactText: { most: 5000 },
  contactCountry: { most: 80 },
  contactCurrencies: { most: 120 },
  contactPlace: { most: 500 },
  contactCompany: { most: 120 },
  contactSite: { most: 300 },
  password: { most: 200 },
  userName: { least: 3, most: 32 },
  inviteCode: { most: 32 },
  recoveryCode: { most: 32 },
  antiPhishingWord: { least: 4, most: 32 },
  introduction: { most: 1000 },
  telegramUserName: { most: 32 },
  note: { most: 2000 },
  feedback: { most: 1000 },
  statement: { least: 10, most: 4000 },
  payerName: { least: 2, most: 120 },
  tradeSearch: { most: 80 },
  address: { most: 128 },
  memo: { most: 64 },
  comment: { most: 200 },
  addressLabel: { most: 40 },
  txid: { least: 16, most: 128 },
  searchName: { most: 60 },
  equation: { most: 200 },
  invoiceTitle: { most: 120 },
  invoiceDescription: { most: 500 },
  storeTitle: { most: 60 },
  storeDescription: { most: 1000 },
  storeUrl: { most: 2000 },
  credentialName: { most: 60 },
  credentialLink: { most: 500 },
  credentialDescription: { most: 300 },
} as const satisfies Readonly<Record<string, FieldLength>>
