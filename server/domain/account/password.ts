import { refuse, type Refusal } from '../refusal/refusal.ts'

/** The four kinds of characters that a password needs, and its least length (specification, validation rules). */
const needs = [/.{8,}/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] as const

/** Why a password is too weak, or null. */
export const passwordRefusal = (password: string): Refusal | null =>
  needs.every(need => need.test(password)) ? null : refuse('password_too_weak', 'password')
