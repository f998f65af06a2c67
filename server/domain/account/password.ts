import { refuseWith, type Refusal } from '../refusal/refusal.ts'

/** What a password needs, each by itself, so that a form can tick it off (specification, validation rules). */
const needs = {
  length: (password, minLength) => Array.from(password).length >= minLength,
  uppercase: password => /\p{Lu}/u.test(password),
  lowercase: password => /\p{Ll}/u.test(password),
  number: password => /\p{Nd}/u.test(password),
  special: password => /[^\p{L}\p{N}\s]/u.test(password),
} as const satisfies Record<string, (password: string, minLength: number) => boolean>

export const passwordNeeds = Object.keys(needs) as readonly (keyof typeof needs)[]

/** Why a password is too weak, or null. */
export const passwordRefusal = (password: string, minLength: number): Refusal | null =>
  passwordNeeds.every(need => needs[need](password, minLength))
    ? null
    : refuseWith('password_too_weak', { min: minLength }, 'password')
