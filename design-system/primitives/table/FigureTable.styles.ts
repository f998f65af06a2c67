import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space, type } = vars

export const TableRoot = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  @media ${media.phone} {
    &[data-drops-last] tr > :last-child {
      display: none;
    }
  }
`

export const ColumnHead = styled.th`
  padding-block: 0 ${space[2]};
  padding-inline: ${space[3]} 0;
  font: ${type.caption.font};
  text-align: end;
  vertical-align: bottom;
  color: ${semantic.text.secondary};
  &:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`

export const FigureRow = styled.tr`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &[data-pointed] {
    background: ${semantic.surface.hover};
  }
  &[data-total] {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
    font-weight: ${vars.font.weight.semibold};
  }
`

export const RowHead = styled.th`
  padding: ${vars.room.cell} 0;
  font: ${type.body.font};
  font-weight: inherit;
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: anywhere;
`

export const Figure = styled.td`
  padding-block: ${vars.room.cell};
  padding-inline: ${space[3]} 0;
  text-align: end;
  vertical-align: baseline;
`

/** What a head or a figure is of, under it. */
export const FigureNote = styled.span`
  display: block;
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
`
