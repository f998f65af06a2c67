import { styled } from 'styled-components'
import { column } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

export const Reasons = styled.ul`
  ${column(vars.space[1])}
  margin-top: ${vars.space[1]};
  &[data-count='many'] {
    padding-inline-start: ${vars.space[4]};
    list-style: disc;
  }
`
