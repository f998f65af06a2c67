import { describe, expect, it } from 'vitest'
import {
  knownNeeds,
  passwordOf,
  usualPasswordRule,
} from '../../../design-system/forms/engine/passwordRule.ts'
import { passwordNeeds, passwordRefusal } from '../../../server/domain/account/password.ts'
import { product } from '../../../server/runtime/product.ts'

const published = { minLength: product.session.passwordMinLength, needs: knownNeeds(passwordNeeds) }
const around = { locale: 'en', valueOf: () => undefined } as const

describe('a new password', () => {
  it('has a rule that the forms know to the last need, and begin with', () => {
    expect(published).toEqual(usualPasswordRule)
  })

  it.each([
    '',
    'Souk2026',
    'Souk2026!',
    'souk2026!',
    'SOUK2026!',
    'Souk!!!!',
    'So2!',
    'Рынок 1!',
    'Souk 2026',
    'Aa1!😀😀😀',
    'Aa1!😀😀😀😀',
    ' Aa1!xxx ',
  ])('%j is kept back by a form exactly when the service refuses it', text => {
    for (const minLength of [8, 9]) {
      const isRefused = passwordRefusal(text, minLength) !== null
      expect(passwordOf({ ...published, minLength })(text, around) !== null).toBe(isRefused)
    }
  })
})
