import { styled } from 'styled-components'
import { column, wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const SwitchRows = styled.ul`
  ${column()}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const SwitchRowRoot = styled.li`
  ${wrappingRow(space[3], space[4])}
  justify-content: space-between;
  padding-block: ${vars.room.row};
  & + & {
    border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`

export const RowWords = styled.div`
  ${column(space['0-5'])}
  flex: 1 1 16em;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const RowHead = styled.div`
  ${wrappingRow(space[1], space[2])}
`

/** Under the row, in all its width. */
export const RowHistory = styled.div`
  ${column(space[3])}
  flex: 1 1 100%;
  min-width: 0;
`
