import { describe, expect, it } from 'vitest'
import { newName, signUpTrader } from './roles/scene.ts'
import { suiteSouk } from '../support/suiteSouk.ts'

const souk = suiteSouk()

/** Each kind of text that somebody else reads, by the call that takes it. */
const calls = [
  ['PATCH /v1/me', (text: string) => ({ introduction: text }), 'introduction'],
  ['PATCH /v2/pro/1', (text: string) => ({ terms: text }), 'terms'],
  ['PATCH /v2/pro/1', (text: string) => ({ promo_text: text }), 'promo_text'],
  ['PATCH /v1/feedbacks/1', (text: string) => ({ grade: 'positive', text }), 'text'],
  ['POST /v1/trades/1/claims', (text: string) => ({ statement: text }), 'statement'],
  ['PATCH /v1/me/merchant_accounts/1', (text: string) => ({ title: text }), 'title'],
  ['PATCH /v1/me/merchant_accounts/1', (text: string) => ({ description: text }), 'description'],
  ['PATCH /v1/payment_credentials/1', (text: string) => ({ description: text }), 'description'],
] as const

describe('a text that others see', () => {
  it.each(calls)('%s refuses prohibited words at its field, in both languages', async (call, body, field) => {
    const person = await signUpTrader(souk, newName('writer'))
    for (const [text, language, said] of [
      ['You are a b1tch, really', 'en', 'Text contains prohibited words'],
      ['ты с у к а, вот кто', 'ru', 'Текст содержит запрещённые слова'],
    ] as const)
      expect(
        await souk.call(call, { as: person, body: body(text), headers: { 'accept-language': language } }),
      ).toMatchObject({ status: 422, body: { code: 'prohibited_words', errors: { [field]: [said] } } })
  })

  it('is written where it is innocent, and what was refused is not there', async () => {
    const person = await souk.signUp(newName('writer'))
    const write = (introduction: string) => souk.call('PATCH /v1/me', { as: person, body: { introduction } })
    expect((await write('I trade from Scunthorpe. Ни рубля больше.')).status).toBe(200)
    expect((await write('fuck')).status).toBe(422)
    expect((await souk.call('GET /v1/me/profile_settings', { as: person })).body).toMatchObject({
      introduction: 'I trade from Scunthorpe. Ни рубля больше.',
    })
  })
})
