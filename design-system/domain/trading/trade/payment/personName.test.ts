import { describe, expect, it } from 'vitest'
import { compareNames } from './personName.ts'

describe('compareNames', () => {
  it.each([
    ['KUNLE O. ADEYEMI', 'Kunle O Adeyemi', 'same'],
    ['Adeyemi  Kunle', 'KUNLE ADEYEMI', 'same'],
    ['José Núñez', 'JOSE NUNEZ', 'same'],
    ['Иванова Мария', 'МАРИЯ ИВАНОВА', 'same'],
    ['Kunle Adeyemi', 'Kunle Adeyem', 'differs'],
    ['K. Adeyemi', 'Kunle Adeyemi', 'differs'],
    ['', 'Kunle Adeyemi', 'differs'],
    ['Kunle Adeyemi', null, 'unverified'],
  ] as const)('%s beside %s: %s', (declared, verified, verdict) => {
    expect(compareNames(declared, verified)).toBe(verdict)
  })
})
