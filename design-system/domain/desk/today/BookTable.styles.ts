import { styled } from 'styled-components'
import { captionText, column, inlineRow, row } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Compared = styled.span`
  ${inlineRow(space[1])}
  ${captionText}
`

export const Books = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${type.label.font};
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    padding-block: ${vars.room.rowTight};
    padding-inline: ${space[2]};
    font-weight: ${vars.font.weight.regular};
    text-align: end;
  }
  :is(th, td):first-child {
    padding-inline-start: ${space[4]};
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: ${space[4]};
  }
  thead th {
    padding-block: 0 ${space[2]};
    ${captionText}
    vertical-align: bottom;
  }
  tbody tr {
    border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  tbody th {
    font-weight: ${vars.font.weight.semibold};
  }
  tr[data-tone='negative'] {
    background: ${semantic.negative.soft};
  }
  @media ${media.belowTabletBig} {
    :is(th, td) {
      padding-inline: ${space[1]};
    }
  }
`

export const BookCoin = styled.span`
  ${inlineRow(space[2])}
`

export const DifferenceRoot = styled.span`
  ${inlineRow(space[1])}
  font-weight: ${vars.font.weight.semibold};
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
`

export const BookCards = styled.ul`
  ${column()}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const BookCard = styled.li`
  ${column(space[2])}
  padding: ${space[3]} ${space[4]};
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &[data-tone='negative'] {
    background: ${semantic.negative.soft};
  }
  > div {
    ${row(space[2])}
    flex-wrap: wrap;
    justify-content: space-between;
  }
`

export const BookFigures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[4]};
  > div {
    ${row(space[2])}
    flex-wrap: wrap;
    justify-content: space-between;
  }
  dt {
    ${captionText}
  }
  dd {
    margin-inline-start: auto;
    font: ${type.label.font};
    font-variant-numeric: tabular-nums;
  }
`
