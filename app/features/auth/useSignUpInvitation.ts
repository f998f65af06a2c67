import { useQuery } from '@apollo/client/react'
import type { BonusTerms } from '@souk/design-system/domain/growth/bonus/bonusShape.ts'
import { useEffect } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useServices } from '../../services/useServices.ts'
import { useInviteCode } from '../../services/useInviteCode.ts'
import { gql } from '../../__generated__/gql.ts'

/** Whose the code is by which somebody came, and what both get. */
const SignUpInvitationQuery = gql(`
  query SignUpInvitation($code: String!) {
    bonusProgram(code: $code) {
      ...BonusProgramParts @unmask
    }
  }
`)

/** An invitation by which somebody came. */
interface SignUpInviter {
  readonly code: string
  readonly inviterName: string
  readonly terms: BonusTerms
}

interface InvitedSignUp {
  /** Whose invitation it is; null for nobody’s, and until it is known. */
  readonly invitation: SignUpInviter | null
  /**
   * Signs up by the code that was typed, else by the kept one. A kept one that is nobody’s is in nobody’s way: it is left out. One
   * that was typed is refused at its field.
   */
  readonly sendWith: (typed: string, send: (code: string | null) => Promise<unknown>) => Promise<void>
}

/** The invitation by which somebody comes to the sign-up. */
export function useSignUpInvitation(): InvitedSignUp {
  const { invites } = useServices()
  const kept = useInviteCode()
  const { data } = useQuery(SignUpInvitationQuery, {
    variables: { code: kept ?? '' },
    skip: kept === null,
    // Whoever cannot be told whose invitation it is signs up all the same.
    context: marked({ errors: 'silent' }),
  })
  const program = data?.bonusProgram ?? null
  const isNobodys = program !== null && program.inviter === null
  useEffect(() => {
    if (isNobodys) invites.forget()
  }, [isNobodys, invites])
  return {
    invitation:
      program?.inviter == null
        ? null
        : { code: program.inviter.code, inviterName: program.inviter.userName, terms: program },
    sendWith: async (typed, send) => {
      // Where it is known whose it is, it stands in the form, and whoever empties the field wants none.
      const unsaid = program === null ? kept : null
      if (typed !== '' || unsaid === null) await send(typed === '' ? null : typed)
      else await sendUnsaid(unsaid, send)
      invites.forget()
    },
  }
}

/** Sends a code that nobody saw; when it is nobody’s, without it. */
async function sendUnsaid(code: string, send: (code: string | null) => Promise<unknown>): Promise<void> {
  try {
    await send(code)
  } catch (error) {
    if (refusalOf(error)?.code !== 'invite_code_unknown') throw error
    await send(null)
  }
}
