import { styled } from 'styled-components'
import { captionText, column } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const FigureColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`

export const Figure = styled.div`
  ${column(space['0-5'])}
  min-width: 0;
  padding: ${space[4]};
  & + & {
    border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
`

export const FigureName = styled.h3`
  ${captionText}
`

export const FigureValue = styled.p`
  font: ${type.title3.font};
  font-variant-numeric: tabular-nums;
`

export const Fees = styled.ul`
  ${column(space[2])}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Fee = styled.li`
  ${column()}
  overflow-wrap: anywhere;
`
