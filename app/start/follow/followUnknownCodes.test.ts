import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { changeLocale, createI18n } from '@souk/design-system/locales/createI18n.ts'
import { errorText } from '@souk/design-system/locales/errorText.ts'
import { of, throwError } from 'rxjs'
import { expect, it } from 'vitest'
import { followUnknownCodes } from './followUnknownCodes.ts'

const texts = { en: 'The moon is too full: {percent} %.', ru: 'Луна слишком полная: {percent} %.' }
const settled = () => new Promise(resolve => setImmediate(resolve))
const unknown = { code: 'moon_too_full', params: { percent: '80.5' } }

async function setup() {
  const i18n = await createI18n('en')
  const asked: string[] = []
  let isDown = false
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => {
      asked.push(i18n.language)
      if (isDown) return throwError(() => new Error('Nobody answers'))
      const text = texts[i18n.language as keyof typeof texts]
      return of({
        data: {
          translations: {
            __typename: 'Translations',
            locale: i18n.language,
            items: [
              { __typename: 'Translation', key: 'moon_too_full', text },
              { __typename: 'Translation', key: 'wrong_code', text: 'Said otherwise' },
            ],
          },
        },
      })
    }),
  })
  const follow = () => followUnknownCodes({ client, i18n })
  return { i18n, asked, follow, setDown: (is: boolean) => (isDown = is) }
}

it('asks for the service’s words when a code is first met that has none, and says them from then on', async () => {
  const { i18n, asked, follow } = await setup()
  follow()
  expect(errorText(i18n, { code: 'wrong_code' })).toBe('Wrong code')
  await settled()
  expect(asked).toEqual([])
  expect(errorText(i18n, unknown)).toBe('Something went wrong')
  expect(errorText(i18n, unknown)).toBe('Something went wrong')
  await settled()
  expect(errorText(i18n, unknown)).toBe('The moon is too full: 80.5 %.')
  // What the app has words for it says in its own.
  expect(errorText(i18n, { code: 'wrong_code' })).toBe('Wrong code')
  expect(asked).toEqual(['en'])
})

it('never shows a sentence with a hole in it', async () => {
  const { i18n, follow } = await setup()
  follow()
  errorText(i18n, unknown)
  await settled()
  const said = errorText(i18n, { code: unknown.code, params: { other: '1' }, text: 'Not now.' })
  expect(said).toBe('Not now.')
})

it('asks again in another language, where the words of the answer are no longer those on screen', async () => {
  const { i18n, asked, follow } = await setup()
  follow()
  const refusal = { ...unknown, text: 'The moon is too full: 80.5 %.' }
  expect(errorText(i18n, refusal)).toBe(refusal.text)
  await settled()
  await changeLocale(i18n, 'ru')
  errorText(i18n, refusal)
  await settled()
  expect(errorText(i18n, refusal)).toBe('Луна слишком полная: 80,5 %.')
  expect(asked).toEqual(['en', 'ru'])
})

it('knows of a code that was met before it began, and asks once more where nobody answered', async () => {
  const { i18n, asked, follow, setDown } = await setup()
  errorText(i18n, unknown)
  setDown(true)
  follow()
  await settled()
  setDown(false)
  expect(errorText(i18n, unknown)).toBe('Something went wrong')
  await settled()
  expect(errorText(i18n, unknown)).toBe('The moon is too full: 80.5 %.')
  expect(asked).toEqual(['en', 'en'])
})

it('asks for nothing where there is no code: nobody has words for a fault', async () => {
  const { i18n, asked, follow } = await setup()
  follow()
  expect(errorText(i18n, {})).toBe('Something went wrong')
  await settled()
  expect(asked).toEqual([])
})
