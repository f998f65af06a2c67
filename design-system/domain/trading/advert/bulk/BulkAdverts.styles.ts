import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const BulkRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]} ${space[3]};
  padding-block: ${vars.room.row};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }
  > div {
    flex: 1 1 ${vars.size.term};
    min-width: 0;
  }
`
