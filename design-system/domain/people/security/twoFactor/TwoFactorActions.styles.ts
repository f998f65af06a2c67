import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

export const ActionRow = styled.li`
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${vars.semantic.border.subtle};
  &:last-child {
    padding-bottom: 0;
  }
`
