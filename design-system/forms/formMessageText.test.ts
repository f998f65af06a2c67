import { expect, it } from 'vitest'
import { locales } from '../format/locale.ts'
import { createI18n } from '../locales/createI18n.ts'
import { wordsOf } from '../locales/words.ts'
import { formMessageText } from './formMessageText.ts'
import { errorStatus } from './engine/formMessage.ts'
import type { FormMessage, FormMessageKey } from './engine/formMessage.ts'

const messageOf = (key: FormMessageKey, params?: Record<string, string | number>) =>
  errorStatus(key, params).message as FormMessage

it.each([
  [messageOf('required'), 'Required field', 'Обязательное поле'],
  [
    messageOf('min', { min: '15000' }),
    'Value should be bigger than 15,000',
    'Значение должно быть больше 15_000',
  ],
  [messageOf('max', { max: '0.5' }), 'Value should be less than 0.5', 'Значение должно быть меньше 0,5'],
  [
    messageOf('minLength', { minLength: 3 }),
    'Minimal number of characters is 3',
    'Минимальное количество символов: 3',
  ],
  [
    messageOf('maxLength', { maxLength: 3 }),
    'Maximum number of characters is 3',
    'Максимальное количество символов: 3',
  ],
  [messageOf('email'), 'Incorrect Email', 'Неверный адрес почты'],
  [messageOf('number'), 'Invalid number', 'Неверное число'],
  [messageOf('passwordsMatch'), 'Passwords should match', 'Пароли должны совпадать'],
  [messageOf('address'), 'Invalid address', 'Неверный адрес'],
  [messageOf('date'), 'Invalid date', 'Неверная дата'],
  [messageOf('positive'), 'Value should be bigger than 0', 'Значение должно быть больше 0'],
  [messageOf('biggerThanFee'), 'Value should be bigger than fee', 'Значение должно быть больше комиссии'],
  [
    { refusal: { code: 'prohibited_words', text: 'x' } },
    'Text contains prohibited words',
    'Текст содержит запрещённые слова',
  ],
  [
    messageOf('aml'),
    'Sending to this address violates AML policies, please use another address',
    'Отправка на этот адрес нарушает правила AML, укажите другой адрес',
  ],
  [{ refusal: { code: 'wrong_code', text: 'x' } }, 'Wrong code', 'Неверный код'],
  [{ refusal: { text: 'From the server.' } }, 'From the server.', 'From the server.'],
] satisfies [FormMessage, string, string][])('%o', async (message, en, ru) => {
  expect(formMessageText(wordsOf(await createI18n('en')), message)).toBe(en)
  expect(formMessageText(wordsOf(await createI18n('ru')), message).replaceAll('\u00A0', '_')).toBe(ru)
})

it.each(locales)('in %s nothing is left of a placeholder that has its value', async locale => {
  const text = formMessageText(wordsOf(await createI18n(locale)), messageOf('fileSize', { size: '2 MB' }))
  expect(text).not.toMatch(/\{\{|undefined/)
})

it('words without an instance say what the service has said, and that something went wrong where it said nothing', async () => {
  const { i18n: _, ...few } = wordsOf(await createI18n('ru'))
  expect(formMessageText(few, messageOf('required'))).toBe('Обязательное поле')
  expect(formMessageText(few, { refusal: { code: 'required', text: 'Заполните поле.' } })).toBe(
    'Заполните поле.',
  )
  expect(formMessageText(few, { refusal: { code: 'required' } })).toMatch(/\p{Script=Cyrillic}/u)
})
