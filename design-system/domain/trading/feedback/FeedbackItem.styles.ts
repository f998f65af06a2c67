import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const ItemRoot = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`

export const ItemWords = styled.div`
  display: grid;
  gap: ${space['1-5']};
  min-width: 0;
`

export const ItemLine = styled.div`
  ${wrappingRow(space['0-5'], space[3])}
  min-width: 0;
  overflow-wrap: anywhere;
`

export const ItemText = styled.p`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** What it said before, each a step further back. */
export const Earlier = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: ${space[3]};
  border-inline-start: ${vars.borderWidth.thick} solid ${semantic.border.default};
`
