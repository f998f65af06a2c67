import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const SavedRow = styled.li`
  ${row(space[3])}
  justify-content: space-between;
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
  }
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
  }
`
