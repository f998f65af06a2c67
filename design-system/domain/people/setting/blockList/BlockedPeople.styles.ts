import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const PersonRow = styled.li`
  ${wrappingRow(space[2], space[3])}
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
`

/** Ends with a line: those who are blocked already come after it. */
export const Found = styled.div`
  display: grid;
  gap: ${space[3]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
`

export const PersonWords = styled.div`
  flex: 1 1 ${vars.size.term};
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`
