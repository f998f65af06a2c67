import { styled } from 'styled-components'
import { column } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

/** Reports under each other, each behind a line at its start. */
export const WordList = styled.ul`
  ${column(vars.space[3])}
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-inline-start: ${vars.space[3]};
    border-inline-start: ${vars.borderWidth.thick} solid ${vars.semantic.border.subtle};
  }
`
