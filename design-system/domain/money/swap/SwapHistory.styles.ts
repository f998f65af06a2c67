import { styled } from 'styled-components'
import { column, wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const SwapRow = styled.li`
  ${wrappingRow(space[1], space[3])}
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  &:first-child {
    border-top: 0;
  }
`

/** One coin over the other. */
export const SwapMarks = styled.span`
  display: inline-flex;
  > * + * {
    margin-inline-start: calc(-1 * ${space[2]});
  }
`

export const SwapGiven = styled.span`
  flex: 1;
  ${column()}
  min-width: min-content;
`

export const SwapGot = styled.span`
  ${column()}
  align-items: flex-end;
`
