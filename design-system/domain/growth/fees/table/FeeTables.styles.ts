import { styled } from 'styled-components'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { baselineRow, cardSurface, centred, noteText, square } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const TablesRoot = styled.div`
  ${cardSurface}
  overflow: clip;
`

/** One of the tables. */
export const TablePart = styled.section`
  & + & {
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

export const TableHead = styled.div`
  ${baselineRow(space[1], space[6])}
  justify-content: space-between;
  padding: ${space[5]} ${space[6]} ${space[2]};
  p {
    ${noteText}
  }
  @media ${media.phone} {
    padding: ${space[4]} ${space[4]} ${space[2]};
  }
`

/** The room of a table between the edges of the card. */
export const TableRoom = styled.div`
  padding: 0 ${space[6]};
  @media ${media.phone} {
    padding: 0 ${space[4]};
  }
`

/** Which way the fee goes, by which side the owner is on. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[10]};
  padding: ${space['3-5']} ${space[6]} ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  background: ${semantic.surface.hover};
  color: ${semantic.text.secondary};
  p > :first-child {
    margin-inline-end: ${space[2]};
    vertical-align: top;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding-inline: ${space[4]};
    p > :first-child {
      display: flex;
      margin: 0 0 ${space['0-5']};
    }
  }
`

/** A fee that is not of a trade: what it is for, how much, of what. */
export const OtherRow = styled.li`
  display: grid;
  grid-template-columns: ${space[10]} minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr);
  align-items: center;
  gap: ${space[4]};
  min-height: ${vars.room.rowHeight};
  padding: ${vars.room.row} ${space[6]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > strong {
    font: ${type.bodyStrong.font};
  }
  > p {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    grid-template-columns: ${space[10]} minmax(0, 1fr) auto;
    gap: ${space['0-5']} ${space[3]};
    padding-inline: ${space[4]};
    > :first-child {
      grid-row: 1 / 3;
      align-self: start;
    }
    > p {
      grid-column: 2 / -1;
    }
  }
`

export const RowSign = styled.span`
  ${centred}
  ${square(vars.size.tileS)}
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const RowFee = styled.span`
  ${baselineRow('0', space[2])}
  font: ${type.amountM.font};
  small {
    ${noteText}
  }
  @media ${media.phone} {
    justify-content: flex-end;
    small {
      ${visuallyHidden}
    }
  }
`
