import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

export const ActionRow = styled.li`
  padding-block: ${vars.space[3]};
  border-top: ${vars.borderWidth.hairline} solid ${vars.semantic.border.subtle};
  &:last-child {
    padding-bottom: 0;
  }
`
