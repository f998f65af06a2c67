import { expect, it } from 'vitest'
import openapi from '../../../server/openapi.json' with { type: 'json' }

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly 'x-words'?: string
  readonly anyOf?: readonly Schema[]
}
interface Operation {
  readonly operationId?: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
const components = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>
const paths = openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Every text without a format in what may be sent, as `operation field.inside`. */
function textsIn(schema: Schema, at: string): (readonly [at: string, isSeen: boolean])[] {
  const { $ref, properties = {}, items, anyOf = [] } = schema
  if ($ref !== undefined) return textsIn(components[$ref.split('/').at(-1) ?? ''] ?? {}, at)
  const isText = [schema.type].flat().includes('string')
  const isFree = schema.enum === undefined && schema.pattern === undefined && schema.format === undefined
  return [
    ...(isText && isFree ? [[at, schema['x-words'] === 'seen'] as const] : []),
    ...Object.entries(properties).flatMap(([name, inside]) =>
      textsIn(inside, `${at}${at.includes(' ') ? '.' : ' '}${name}`),
    ),
    ...(items ? textsIn(items, at) : []),
    ...anyOf.flatMap(one => textsIn(one, at)),
  ]
}

const texts = Object.values(paths)
  .flatMap(methods => Object.values(methods))
  .flatMap(({ operationId = '', requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => textsIn(schema, operationId)),
  )

/** Whose last names say what they are, wherever they come: secrets, addresses, formulas, names of zones. Drafts are nobody’s but their owner’s. */
const neverWords =
  /(?:^|[ .])(?:\w*password|login|captcha|time_zone|invite_code|equation|address|payout_address|memo|\w+_url|applink|endpoint|p256dh|auth|ref|campaign|source|content|term|medium)$/

/** Nobody but their author reads these, or they are not for us to judge; each with why. */
const privateTexts: Readonly<Record<string, string>> = {
  'addPersonNote text': 'operators alone read it',
  'askSecondOpinion question': 'arbiters alone read it',
  'confirmTrade payer_name': 'a person’s name, as the bank writes it',
  'createAdvert requisites.value': 'names and numbers of a bank; a note among them is checked with the line',
  'createAdverts adverts.requisites.value':
    'names and numbers of a bank; a note among them is checked with the line',
  'createContactRequest steps': 'support alone reads it; a flaw may have to be quoted',
  'createContactRequest text': 'support alone reads it; what people complain of may have to be quoted',
  'createInviteCode tag': 'its owner’s label',
  'createMessage text': 'the chat checks it itself: an arbiter may have to quote',
  'createPaymentCredential credentials.value': 'the same',
  'createPaymentCredential name': 'its owner’s label',
  'createSavedSearch name': 'its owner’s label',
  'decideSecondRequest reason': 'operators alone read it',
  'deleteMe user_name': 'its owner’s label',
  'giveSecondOpinion words': 'arbiters alone read it',
  'issueRequisites requisites.value':
    'names and numbers of a bank; a note among them is checked with the line',
  'lintDocument text.description': 'looked through, and kept nowhere',
  'lintDocument text.extra.about': 'looked through, and kept nowhere',
  'lintDocument text.extra.alt': 'looked through, and kept nowhere',
  'lintDocument text.extra.change': 'looked through, and kept nowhere',
  'lintDocument text.extra.link_label': 'looked through, and kept nowhere',
  'lintDocument text.title': 'looked through, and kept nowhere',
  'lookAsPerson reason': 'operators alone read it',
  'openTrade payer_name': 'a person’s name, as the bank writes it',
  'openTrade requisites.value': 'names and numbers of a bank; a note among them is checked with the line',
  'performAct reason': 'operators alone read it',
  'previewDocument description': 'an operator’s, and kept nowhere',
  'previewDocument extra.about': 'an operator’s, and kept nowhere',
  'previewDocument extra.alt': 'an operator’s, and kept nowhere',
  'previewDocument extra.change': 'an operator’s, and kept nowhere',
  'previewDocument extra.link_label': 'an operator’s, and kept nowhere',
  'previewDocument title': 'an operator’s, and kept nowhere',
  'readPersonField reason': 'operators alone read it',
  'readReportedMessage reason': 'operators alone read it',
  'reportSomething words': 'operators alone read it; what people complain of may have to be quoted',
  'ruleClaim reason': 'an arbiter may have to quote',
  'ruleTrade reason': 'an arbiter may have to quote',
  'saveAddress label': 'its owner’s',
  'saveDocumentDraft description': 'the house’s own words: a guide has to quote',
  'saveDocumentDraft extra.about': 'the same',
  'saveDocumentDraft extra.alt': 'the same',
  'saveDocumentDraft extra.change': 'the same',
  'saveDocumentDraft extra.link_label': 'the same',
  'saveDocumentDraft title': 'the same',
  'saveMemo text': 'its author’s alone',
  'saveTradeMemo text': 'its author’s alone',
  'searchTrades text': 'what is searched for',
  'updateAdvert requisites.value': 'names and numbers of a bank; a note among them is checked with the line',
  'updateInviteCode tag': 'its owner’s label',
  'updateInviteCodes items.tag': 'its owner’s label',
  'updatePaymentCredential credentials.value': 'the same',
  'updatePaymentCredential name': 'its owner’s label',
  'updateSavedSearch name': 'its owner’s label',
}

it('a free text of the contract is checked for prohibited words, or somebody has decided that it is private', () => {
  const undecided = texts
    .filter(([at, isSeen]) => !isSeen && !neverWords.test(at) && !at.startsWith('saveAdvertDraft '))
    .map(([at]) => at)
  expect([...new Set(undecided)].toSorted()).toEqual(Object.keys(privateTexts).toSorted())
})

it('what others see is checked', () => {
  const seen = new Set(texts.filter(([, isSeen]) => isSeen).map(([at]) => at))
  expect([...seen].toSorted()).toEqual([
    'createAdvert bank_name',
    'createAdvert promo_text',
    'createAdvert terms',
    'createAdverts adverts.bank_name',
    'createAdverts adverts.promo_text',
    'createAdverts adverts.terms',
    'createClaim statement',
    'createDispute statement',
    'createFeedback text',
    'createInvoice product_description',
    'createInvoice product_title',
    'createMerchantAccount description',
    'createMerchantAccount title',
    'createPaymentCredential description',
    'createStoreInvoice product_description',
    'createStoreInvoice product_title',
    'createWithdrawal comment',
    'updateAdvert bank_name',
    'updateAdvert promo_text',
    'updateAdvert terms',
    'updateAdverts change.promo_text',
    'updateAdverts change.terms',
    'updateFeedback text',
    'updateMe introduction',
    'updateMerchantAccount description',
    'updateMerchantAccount title',
    'updatePaymentCredential description',
  ])
})
