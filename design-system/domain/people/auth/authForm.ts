import { fieldLengths } from '../../../forms/fieldLengths.ts'
import type { ReactNode } from 'react'
import { passwordOf } from '../../../forms/engine/passwordRule.ts'
import type { PasswordRule } from '../../../forms/engine/passwordRule.ts'
import { passwordsMatch } from '../../../forms/engine/rules.ts'

/** What every form of an account takes besides its own link. */
export interface AuthFormProps<Values> {
  /** Sends them. A refusal that it throws lands on the fields. */
  onSubmit: (values: Values) => unknown
  /** Why someone is here: "Login or sign up to create a trade". */
  lead?: string | undefined
  /** A notice above the form, such as why a session ended. */
  notice?: ReactNode
}

/** The field of a password that is being made up; shown by `NewPasswordField`. */
export const newPasswordSpec = (rule: PasswordRule) =>
  ({
    typeId: 'password',
    context: { required: true, maxLength: fieldLengths.password.most, rules: [passwordOf(rule)] },
  }) as const

/** The same password once more, beside a field of the name `password`: one slip, and its owner is locked out. */
export const repeatedPasswordSpec = {
  typeId: 'password',
  context: {
    required: true,
    maxLength: fieldLengths.password.most,
    rules: [passwordsMatch('password')],
    dependsOn: ['password'],
  },
} as const

/** How many digits an authenticator shows (RFC 6238 as every app has it). */
export const authenticatorDigits = 6
