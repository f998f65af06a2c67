import { styled } from 'styled-components'
import { baselineRow, captionText, cardSurface, row, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** As a board over a stall: a dark head, and a row for each coin. */
export const BoardRoot = styled.section`
  min-width: 0;
  ${cardSurface}
  overflow: clip;
`

export const BoardHead = styled.div`
  ${baselineRow(space[1], space[4])}
  justify-content: space-between;
  padding: ${space[4]} ${space[5]};
  color: ${semantic.text.inverse};
  background: ${semantic.surface.inverse};
  /* What is dark over a light page would glare over a dark one. */
  [data-theme='dark'] & {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  h2 {
    ${typeStyle(type.title3)}
  }
  time {
    font: ${type.caption.font};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const BoardTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space[2]} ${space[5]};
    text-align: start;
  }
  thead th {
    ${captionText}
  }
  tbody th,
  td {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  td,
  thead th + th {
    text-align: end;
  }
  tbody tr:hover {
    background: ${semantic.surface.hover};
  }
  @media ${media.phone} {
    th,
    td {
      padding-inline: ${space[2]};
    }
    th:first-child {
      padding-inline-start: ${space[4]};
    }
    td:last-child,
    th:last-child {
      padding-inline-end: ${space[4]};
    }
  }
`

export const CoinName = styled.div`
  ${row(space[3])}
  > span {
    display: flex;
    flex-direction: column;
  }
  b {
    font: ${type.bodyStrong.font};
  }
  small {
    ${captionText}
  }
  @media ${media.phone} {
    gap: ${space[2]};
    small {
      display: none;
    }
  }
`

export const PriceCell = styled.td`
  font: ${type.amountM.font};
  color: ${semantic.text.secondary};
  && a {
    color: ${semantic.text.primary};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.size.controlM};
  }
  @media ${media.phone} {
    font: ${type.amountS.font};
    a {
      min-height: ${vars.size.touch};
    }
  }
`

export const BoardAway = styled.p`
  padding: ${space[5]};
`
