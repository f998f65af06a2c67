import { styled } from 'styled-components'
import { captionText, cardSurface, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars
const line = `${borderWidth.hairline} solid ${semantic.border.subtle}`

/** What has no room scrolls in it, and the page does not. */
export const TableCard = styled.section`
  position: relative;
  ${cardSurface}
  overflow: auto hidden;
`

export const TableRoot = styled.table`
  width: 100%;
  border-collapse: collapse;
  td,
  th {
    padding: ${space[3]} ${space[4]};
    border-block-start: ${line};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border: 0;
  }
  td,
  th {
    overflow-wrap: break-word;
  }
  &[data-align='end'] :is(td, thead th:not(:first-child)) {
    text-align: end;
  }
  @media ${media.phone} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
      gap: ${space[3]} ${space[4]};
      padding: ${space[4]};
      border-block-start: ${line};
    }
    tr:first-child {
      border: 0;
    }
    td,
    th {
      display: block;
      min-width: 0;
      padding: 0;
      border: 0;
    }
    th {
      grid-column: 1 / -1;
    }
    &[data-align='end'] td {
      text-align: start;
    }
  }
`

export const ColumnHead = styled.th`
  ${captionText}
  font-weight: ${vars.font.weight.regular};
`

export const GroupHead = styled.th`
  ${captionText}
  background: ${semantic.surface.muted};
  @media ${media.phone} {
    background: none;
  }
`

export const RowHead = styled.th`
  font-weight: ${vars.font.weight.semibold};
  &[data-look='code'] {
    ${typeStyle(type.codeText)}
    font-variant-ligatures: none;
  }
`

export const HeadNote = styled.div`
  ${captionText}
  font-weight: ${vars.font.weight.regular};
`

/** The column of a cell, where there is no head over it. */
export const CellName = styled.span`
  display: none;
  @media ${media.phone} {
    display: block;
    margin-block-end: ${space[1]};
    ${captionText}
  }
`
