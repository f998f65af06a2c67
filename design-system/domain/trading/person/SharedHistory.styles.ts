import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const SharedRow = styled.li`
  display: grid;
  gap: ${space[1]};
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  overflow-wrap: anywhere;
`

export const SharedLine = styled.div`
  ${wrappingRow(space[1], space[2])}
`
