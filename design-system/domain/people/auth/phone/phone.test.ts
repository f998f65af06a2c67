import { describe, expect, it } from 'vitest'
import { byName, internationalPhone, isPhone } from './phone.ts'

const nigeria = { countryCode: 'NG', countryName: 'Nigeria', phoneCode: '234' }

describe('a phone number', () => {
  it.each([
    ['801 234 5678', '+2348012345678'],
    ['(0801) 234-56-78', '+23408012345678'],
    ['+234 801 234 5678', '+2348012345678'],
    ['+7 912 000-00-00', '+79120000000'],
  ])('typed as %j is %s', (typed, phone) => {
    expect(internationalPhone(nigeria, typed)).toBe(phone)
  })

  it('takes a calling code with its plus or without', () => {
    expect(internationalPhone({ ...nigeria, phoneCode: '+234' }, '801')).toBe('+234801')
  })

  it.each(['801 234 5678', '+234 801 234 5678', '8-912-000-00-00', '(020) 7946 0000'])('may be %j', typed => {
    expect(isPhone(typed)).toBe(true)
  })

  it.each(['', '12', 'kunle', '801 234 5678 ext 4', '1234567890123456'])('may not be %j', typed => {
    expect(isPhone(typed)).toBe(false)
  })
})

it('lists countries in the order of the reader’s alphabet', () => {
  const named = (...names: string[]) => names.map(countryName => ({ ...nigeria, countryName }))
  const order = (names: string[], locale: string) =>
    byName(named(...names), locale).map(one => one.countryName)
  expect(order(['Zambia', 'Åland Islands', 'Albania'], 'en')).toEqual(['Åland Islands', 'Albania', 'Zambia'])
  expect(order(['ОАЭ', 'Андорра', 'Ямайка', 'Йемен'], 'ru')).toEqual(['Андорра', 'Йемен', 'ОАЭ', 'Ямайка'])
})
