import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: ${vars.room.rowHeight};
  padding-block: ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  color: ${semantic.text.primary};
  &[data-ended] {
    color: ${semantic.text.secondary};
  }
`

export const DeviceLine = styled.div`
  ${wrappingRow(space[1], space[2])}
  min-width: 0;
  overflow-wrap: anywhere;
`
