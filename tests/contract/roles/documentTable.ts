import { all, operatorsAre, type Case } from './case.ts'

// Anybody reads what is written here; these servers are started without any of it (tests/contract/content/documents.test.ts has some).
const nowhere = all('not_found')
const missing = (params: Readonly<Record<string, string>>) =>
  [{ at: 'nothing', sends: () => ({ params }), says: nowhere }] as const

/** No document is here: an operator comes as far as to hear that. */
const noDocument = (rest: Readonly<Record<string, unknown>> = {}) =>
  [
    { at: 'nothing', sends: () => ({ params: { id: noId }, ...rest }), says: operatorsAre('not_found') },
  ] as const
const noId = '01900000-0000-7000-8000-000000000000'
const seen = { locale: 'en', number: 1, revision: 1 }
const text = { title: 'Escrow', description: 'What it is.', source: 'Coins lie in it.' }
let chapters = 0

export const documentTable = {
  page: missing({ page: 'about-us' }),
  countryPages: [{ at: 'nothing', sends: () => ({}), says: all('ok') }],
  blogCategories: [{ at: 'nothing', sends: () => ({}), says: all('ok') }],
  blogCategory: missing({ category_url_code: 'safety' }),
  blogItems: [{ at: 'nothing', sends: () => ({}), says: all('ok') }],
  blogItem: missing({ item_url_code: 'fake-receipts' }),
  documentAddresses: [{ at: 'nothing', sends: () => ({ query: { kind: 'item' } }), says: all('ok') }],
  documentAddressMarks: [
    { at: 'nothing', sends: () => ({ query: { kind: 'item', every: 100 } }), says: all('ok') },
  ],
  searchPages: [{ at: 'nothing', sends: () => ({}), says: all('ok') }],
  similarBlogItems: missing({ item_url_code: 'fake-receipts' }),
  editedDocuments: [{ at: 'nothing', sends: () => ({}), says: operatorsAre('ok') }],
  editedDocument: noDocument(),
  documentVersions: noDocument({ query: { locale: 'en' } }),
  documentVersion: noDocument({ params: { id: noId, locale: 'en', number: 1 } }),
  createDocument: [
    {
      at: 'nothing',
      sends: () => ({ body: { kind: 'chapter', code: `chapter-${(chapters += 1)}` } }),
      says: operatorsAre('ok'),
    },
  ],
  updateDocument: noDocument({ body: { place: 2 } }),
  saveDocumentDraft: noDocument({ body: { locale: 'en', from_number: 0, from_revision: 0, ...text } }),
  dropDocumentDraft: noDocument({ body: seen }),
  publishDocument: noDocument({ body: seen }),
  cancelDocumentSchedule: noDocument({ body: { locale: 'en', number: 1 } }),
  restoreDocumentVersion: noDocument({ body: { locale: 'en', number: 1, from_number: 1, from_revision: 1 } }),
  archiveDocument: noDocument(),
  bringBackDocument: noDocument(),
  previewDocument: [
    {
      at: 'nothing',
      sends: () => ({ body: { kind: 'page', locale: 'en', ...text } }),
      says: operatorsAre('ok'),
    },
  ],
  lintDocument: noDocument({ body: { locale: 'en' } }),
  sendContentPicture: [{ at: 'nothing', sends: () => ({}), says: operatorsAre('ok') }],
  contentPicture: missing({ id: noId, name: '480.avif' }),
  // Whoever it is does the work first (tests/contract/content/contact.test.ts does it).
  createContactRequest: [
    {
      at: 'nothing',
      sends: () => ({
        body: {
          topic: 'business',
          name: 'Olga',
          email: 'olga@shop.example',
          text: 'How do we begin?',
          company: 'Shop',
          purpose: 'store',
        },
      }),
      says: all('captcha_required'),
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Case, ...Case[]]>>
