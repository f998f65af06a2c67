import { describe, expect, it } from 'vitest'
import { contactsIn } from './contacts.ts'

describe('a way out of the chat is noticed', () => {
  it.each([
    ['see https://souk-support.example/login', ['link']],
    ['www.free-coins', ['link']],
    ['go to souk-help.online and log in', ['link']],
    ['зайди на обменник.рф', ['link']],
    ['t.me/lagoscoin', ['link']],
    ['write me: amina.b+1@mail.example', ['contact']],
    ['ping @lagos_coin', ['contact']],
    ['call +234 803 123 4567', ['contact']],
    ['let us talk on WhatsApp', ['contact']],
    ['Whats app me', ['contact']],
    ['напиши в телеграм', ['contact']],
    ['давай в телеге', ['contact']],
    ['https://t.me/x or @lagoscoin', ['link', 'contact']],
  ])('in %j', (text, kinds) => {
    expect(contactsIn(text)).toEqual(kinds)
  })
})

describe('nothing is said of', () => {
  it.each([
    'Hello! Please send from your own bank account. I release within 4–5 minutes.',
    'Account 0142883761, card 4276 3800 1234 5678',
    'I paid ₦250,000.00 at 14:05.Thanks',
    'Оплатил.Проверьте, пожалуйста. Сигнал был?',
    'The signal is bad, e.g. no network, i.e. wait',
    'email me the PDF? No, attach it here',
    'price 0.0025 BTC @ 100,000,000',
    '2+2=4, +5% today',
    '',
  ])('%j', text => {
    expect(contactsIn(text)).toEqual([])
  })
})
