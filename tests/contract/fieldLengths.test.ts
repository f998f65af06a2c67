import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textLengths } from '../../design-system/domain/content/editor/textLengths.ts'
import { reportLengths } from '../../design-system/domain/people/report/reportShape.ts'
import { deskLengths } from '../../design-system/domain/desk/deskLengths.ts'
import { fieldLengths } from '../../design-system/forms/fieldLengths.ts'
import type { FieldLength } from '../../design-system/forms/fieldLengths.ts'
import { requisiteRules } from '../../server/domain/requisite/rules.ts'

type Schema = { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string } & {
  readonly anyOf?: readonly Schema[]
}
const contract = JSON.parse(readFileSync(new URL('../../server/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, Schema> }> }
}

/** The length of a field of a body: its own bounds, or those of its pattern, as in `{3,32}`. */
function lengthOf(place: string): FieldLength {
  const [body = '', field = ''] = place.split('.')
  const found = contract.components.schemas[body]?.properties[field]
  if (found === undefined) throw new Error(`The contract has no ${place}`)
  const [schema = found] = [found, ...(found.anyOf ?? [])].filter(one => one.maxLength ?? one.pattern)
  const [, low, high] = /\{(\d+),(\d+)\}\$$/.exec(schema.pattern ?? '') ?? []
  const least = schema.minLength ?? (low === undefined ? undefined : Number(low))
  const most = schema.maxLength ?? Number(high)
  return { ...(least === undefined ? {} : { least }), most }
}

/** Where the contract takes each text. */
const places: Readonly<Record<keyof typeof fieldLengths, readonly string[] | null>> = {
  email: [
    'SignUpBody.email',
    'GuestBody.email',
    'ChangeEmailBody.email',
    'AskReturnLinkBody.email',
    'CreateContactRequestBody.email',
  ],
  contactName: ['CreateContactRequestBody.name'],
  contactText: ['CreateContactRequestBody.text', 'CreateContactRequestBody.steps'],
  contactCountry: ['CreateContactRequestBody.country'],
  contactCurrencies: ['CreateContactRequestBody.currencies'],
  contactPlace: ['CreateContactRequestBody.place'],
  contactCompany: ['CreateContactRequestBody.company'],
  contactSite: ['CreateContactRequestBody.site'],
  password: ['LogInBody.password', 'SignUpBody.password', 'ChangePasswordBody.password'],
  userName: ['SignUpBody.user_name', 'UpdateMeBody.user_name'],
  inviteCode: ['SignUpBody.invite_code'],
  recoveryCode: null,
  antiPhishingWord: ['AntiPhishingWordBody.word'],
  introduction: ['UpdateMeBody.introduction'],
  telegramUserName: ['UpdateMeBody.telegram_username'],
  note: ['SaveMemoBody.text', 'SaveTradeMemoBody.text'],
  feedback: ['CreateFeedbackBody.text', 'UpdateFeedbackBody.text'],
  statement: [
    'CreateDisputeBody.statement',
    'CreateClaimBody.statement',
    'RuleTradeBody.reason',
    'RuleClaimBody.reason',
  ],
  payerName: ['OpenTradeBody.payer_name', 'ConfirmTradeBody.payer_name'],
  tradeSearch: ['SearchTradesBody.text'],
  address: ['CreateWithdrawalBody.address', 'GuestBody.payout_address', 'LeaveRefundAddressBody.address'],
  memo: ['CreateWithdrawalBody.memo', 'SaveAddressBody.memo', 'LeaveRefundAddressBody.memo'],
  comment: ['CreateWithdrawalBody.comment'],
  addressLabel: ['SaveAddressBody.label'],
  txid: null,
  searchName: ['CreateSavedSearchBody.name', 'UpdateSavedSearchBody.name'],
  equation: ['CreateAdvertBody.equation', 'UpdateAdvertBody.equation'],
  invoiceTitle: ['CreateInvoiceBody.product_title'],
  invoiceDescription: ['CreateInvoiceBody.product_description'],
  storeTitle: ['CreateMerchantAccountBody.title', 'UpdateMerchantAccountBody.title'],
  storeDescription: ['CreateMerchantAccountBody.description', 'UpdateMerchantAccountBody.description'],
  storeUrl: ['UpdateMerchantAccountBody.webhook_url', 'UpdateMerchantAccountBody.success_url'],
  // The contract takes more, and these rules say so with a sentence of their own.
  credentialName: null,
  credentialLink: null,
  credentialDescription: null,
}

it.each(Object.entries(places).flatMap(([name, all]) => (all ?? []).map(place => [name, place] as const)))(
  'a form takes as much of %s as the contract does in %s',
  (name, place) => {
    const { least, most }: FieldLength = fieldLengths[name as keyof typeof fieldLengths]
    const taken = lengthOf(place)
    // Where a form asks for none the contract may ask for one: what is empty is not sent.
    expect({ least: least ?? taken.least, most }).toEqual(taken)
  },
)

it('a form takes as much of saved requisites as their rules do', () => {
  const { name, applink, description } = requisiteRules.length
  expect([
    fieldLengths.credentialName,
    fieldLengths.credentialLink,
    fieldLengths.credentialDescription,
  ]).toEqual([name, applink, description].map(most => ({ most })))
})

it('the editor of texts takes as much as the contract does', () => {
  const { line, path, label, about, url } = textLengths
  const most = (place: string) => ({ most: lengthOf(place).most })
  expect([line, line, path, label, about, url]).toEqual(
    [
      'WrittenExtra.alt',
      'WrittenExtra.change',
      'WrittenExtra.link_path',
      'WrittenExtra.link_label',
      'WrittenExtra.about',
      'WrittenExtra.url',
    ].map(most),
  )
})

it('what people report takes as much as the contract does', () => {
  expect(reportLengths.words.most).toBe(lengthOf('ReportSomethingBody.words').most)
})

it('the desk of operators takes as much as the contract does', () => {
  const { reason, note } = deskLengths
  expect(
    [
      'PerformActBody.reason',
      'ReadPersonFieldBody.reason',
      'ReadReportedMessageBody.reason',
      'DecideSecondRequestBody.reason',
    ].map(lengthOf),
  ).toEqual([reason, reason, reason, reason])
  expect(note.most).toBe(lengthOf('AddPersonNoteBody.text').most)
})
