import { all, type Case } from './case.ts'

// Anybody reads what is written here; these servers are started without any of it (tests/contract/documents.test.ts has some).
const nowhere = all('not_found')
const missing = (params: Readonly<Record<string, string>>) =>
  [{ at: 'nothing', sends: () => ({ params }), says: nowhere }] as const

export const documentTable = {
  page: missing({ page: 'about-us' }),
  blogCategories: [{ at: 'nothing', sends: () => ({}), says: all('ok') }],
  blogCategory: missing({ category_url_code: 'safety' }),
  blogItems: [{ at: 'nothing', sends: () => ({}), says: all('ok') }],
  blogItem: missing({ item_url_code: 'fake-receipts' }),
  similarBlogItems: missing({ item_url_code: 'fake-receipts' }),
} as const satisfies Readonly<Record<string, readonly [Case, ...Case[]]>>
