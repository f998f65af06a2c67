import { describe, expect, it } from 'vitest'
import { souk as brand } from '../../../brand/brand.ts'
import { routeTable } from '../../../app/routes/table/routeTable.ts'
import { locales } from '../../../design-system/format/locale.ts'
import { userNameFold, userNameRefusal } from '../../../server/domain/account/userName.ts'
import type { Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()

/** The first segments of the app’s pages, those with a parameter inside by a value of it. */
const pages = Object.values(routeTable)
  .map(({ path }) => path.split('/')[1] ?? '')
  .filter(segment => segment !== '' && !segment.startsWith(':'))
  .map(segment => segment.replaceAll(/:\w+/g, 'bitcoin'))
/** What the gateway serves beside them. */
const doors = [
  'graphql',
  'api',
  'cable',
  'health',
  'assets',
  'fonts',
  'dev',
  'docs',
  'preview',
  'sitemap',
  'email',
  'telegram',
  'mercuryo',
]
const words = ['faq', 'offers', 'feedback', 'admin', 'support', brand.name, ...locales]
const reserved = [...new Set([...pages, ...doors, ...words])]
/** Two characters are no name at all. */
const names = reserved.filter(name => name.length > 2)

it('every first segment of a path is reserved, however it is written', () => {
  const free = reserved.filter(name => userNameRefusal(name)?.code !== 'user_name_reserved')
  expect(free).toEqual([])
  const shouted = reserved.map(name => name.toUpperCase())
  expect(shouted.filter(name => userNameRefusal(name)?.code !== 'user_name_reserved')).toEqual([])
})

/** Letters and digits that are drawn like these. */
const twins: Readonly<Record<string, string>> = {
  a: '\u0430',
  i: '\u0131',
  o: '0',
  l: '1',
  e: '\u0435',
  p: '\u0440',
  s: '\u0455',
}
const disguised = (name: string) => Array.from(name, char => twins[char] ?? char).join('')

it('also in letters that look like them', () => {
  const open = names.filter(name => userNameRefusal(disguised(name))?.code !== 'user_name_reserved')
  expect(open).toEqual([])
  for (const name of ['adm\u0131n', '\u0430dmin', 'S0UK', 'supp0rt', 'ｆａｑ'])
    expect([name, userNameRefusal(name)?.code]).toEqual([name, 'user_name_reserved'])
})

let count = 0
const signUp = (user_name: string, as?: Person) =>
  souk.call('POST /v1/users', {
    ...(as ? { as } : {}),
    body: { user_name, email: `${newName('reader')}-${(count += 1)}@souk.test`, password: 'Amina-2026' },
  })

describe('whoever takes a name', () => {
  it.each(['adm\u0131n', 'guest', 'invoice-preview', 'docs', 'dashboard'])('cannot be %s', async name => {
    const person = await souk.signUp(newName('reader'))
    for (const answer of [
      await signUp(name),
      await souk.call('PATCH /v1/me', { as: person, body: { user_name: name } }),
    ])
      expect([answer.status, answer.body['code'], Object.keys(answer.body['errors'] as object)]).toEqual([
        422,
        'user_name_reserved',
        ['user_name'],
      ])
  })

  it('cannot look like somebody', async () => {
    expect((await signUp('Pavel.Ilin')).status).toBe(200)
    const person = await souk.signUp(newName('reader'))
    for (const alike of ['pavel.llin', 'pave1.ilin', 'pavel.\u0131lin', 'PAVEL.ILIN']) {
      for (const answer of [
        await signUp(alike),
        await souk.call('PATCH /v1/me', { as: person, body: { user_name: alike } }),
      ])
        expect([alike, answer.status, answer.body['code']]).toEqual([alike, 422, 'user_name_taken'])
    }
    expect(userNameFold('pave1.ilin')).toBe(userNameFold('pavel.\u0131lin'))
  })
})
