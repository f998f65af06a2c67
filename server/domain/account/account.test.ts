import { describe, expect, it } from 'vitest'
import { passwordRefusal } from './password.ts'
import { userNameKey, userNameRefusal } from './userName.ts'

describe('a password', () => {
  it.each(['Kunle-2026', 'Пароль-2026', 'a A1!…………'])('is strong enough: %s', password => {
    expect(passwordRefusal(password, 8)).toBeNull()
  })
  it.each([
    ['seven characters', 'Aa1!aaa'],
    ['no uppercase letter', 'kunle-2026'],
    ['no lowercase letter', 'KUNLE-2026'],
    ['no number', 'Kunle-abcd'],
    ['no special character', 'Kunle20266'],
    ['a space is none', 'Kunle 2026'],
  ])('is refused for %s', (_, password) => {
    expect(passwordRefusal(password, 8)).toMatchObject({ code: 'password_too_weak', field: 'password' })
  })
  it('is as long as is asked for, an emoji counted once', () => {
    expect(passwordRefusal('Kunle-2026', 11)).toMatchObject({ params: { min: 11 } })
    expect(passwordRefusal('Kunle-202😀', 11)).not.toBeNull()
    expect(passwordRefusal('Kunle-2026😀', 11)).toBeNull()
  })
})

describe('a user name', () => {
  it('is the same in any case and compatibility form', () => {
    expect(userNameKey('Kunle')).toBe(userNameKey('ＫＵＮＬＥ'))
  })
  it.each(['admin', 'FAQ', 'dashboard', 'buy-bitcoin', 'log-in'])('is reserved: %s', name => {
    expect(userNameRefusal(name)?.code).toBe('user_name_reserved')
  })
  it('may not mix scripts to look like another: kunlе with a Cyrillic е', () => {
    expect(userNameRefusal('kunl\u0435')?.code).toBe('invalid_format')
  })
  it.each(['Kunle.Trades', 'Марина_К', 'wanjiru.p2p'])('is free to have: %s', name => {
    expect(userNameRefusal(name)).toBeNull()
  })
})
