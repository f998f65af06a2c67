import * as unions from '../../../__generated__/unions.ts'

/** What can be set to ask for a code of the authenticator (specification, validation rules). */
export const twoFactorActions = unions.twoFactorActions
export type TwoFactorAction = (typeof twoFactorActions)[number]
