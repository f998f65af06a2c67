import { refuse, type Refusal } from '../refusal/refusal.ts'

/** What a password needs, each by itself, so that a form can tick it off (specification, validation rules). */
const needs = {
  length: /.{8,}/su,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
} as const

export const passwordNeeds = Object.keys(needs) as readonly (keyof typeof needs)[]

/** Why a password is too weak, or null. */
export const passwordRefusal = (password: string): Refusal | null =>
  passwordNeeds.every(need => needs[need].test(password)) ? null : refuse('password_too_weak', 'password')
