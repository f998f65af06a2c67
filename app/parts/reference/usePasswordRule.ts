import { useQuery } from '@apollo/client/react'
import { knownNeeds, usualPasswordRule } from '@souk/design-system/forms/engine/passwordRule.ts'
import type { PasswordRule } from '@souk/design-system/forms/engine/passwordRule.ts'
import { useMemo } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { gql } from '../../__generated__/gql.ts'

/** What a new password needs; the same for everybody. */
const PasswordRuleQuery = gql(`
  query PasswordRule {
    passwordRule {
      minLength
      needs
    }
  }
`)

/** What a new password needs, as the service judges it; the usual rule until it has answered, and where it does not. */
export function usePasswordRule(): PasswordRule {
  const { data } = useQuery(PasswordRuleQuery, {
    fetchPolicy: 'cache-first',
    context: marked({ errors: 'silent' }),
  })
  const published = data?.passwordRule
  return useMemo(
    () =>
      published ? { minLength: published.minLength, needs: knownNeeds(published.needs) } : usualPasswordRule,
    [published],
  )
}
