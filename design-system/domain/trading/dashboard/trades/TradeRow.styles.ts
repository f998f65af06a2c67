import { styled } from 'styled-components'
import { captionText, column, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The columns of the list and its header. On a phone a row is a card of three lines. */
export const tradeGrid = `
  display: grid;
  grid-template: 'trade amount who method status end' auto / 88px minmax(0, 1.1fr) minmax(0, 1.4fr) minmax(0, 0.9fr) 172px 64px; /* measured: as drawn */
  column-gap: ${space[3]};
  align-items: center;
  padding-inline: ${space[5]};
  @container trades (max-width: 760px) { /* measured: six columns need this much */
    grid-template: 'trade amount who status end' auto / 76px minmax(0, 1.05fr) minmax(0, 1.1fr) 172px 56px; /* measured: the longest amounts and chips */
    column-gap: ${space[2]};
    > [data-column='method'] {
      display: none;
    }
  }
`

export const RowRoot = styled.li`
  ${tradeGrid}
  position: relative;
  min-height: ${vars.room.rowHeightTall};
  padding-block: ${vars.room.rowTight};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[data-waits]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px; /* measured: the bar of rows that wait */
    background: ${semantic.warning.icon};
  }
  &[data-waits='dispute']::before {
    background: ${semantic.negative.icon};
  }
  @media ${media.phone} {
    grid-template:
      'trade time' auto
      'amount end' auto
      'who status' auto / minmax(0, 1fr) auto;
    row-gap: ${space[2]};
    padding: ${space['3-5']} ${space[4]};
  }
`

/** The whole row opens the trade: its one link reaches over it. */
export const RowLink = styled.span`
  && > a:not(:hover) {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${captionText}
`

export const TradeCell = styled.div`
  grid-area: trade;
  ${column(space['0-5'])}
  @media ${media.phone} {
    flex-direction: row;
    align-items: baseline;
    gap: ${space[2]};
  }
`

export const AmountCell = styled.div`
  grid-area: amount;
  ${row(space[3])}
  min-width: 0;
`

export const Amounts = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  /* The coins are what a trade is about; what they cost is said beside them. */
  && > [data-weight='quiet'],
  && > [data-weight='quiet'] > * {
    ${captionText}
  }
`

/** The name has a link of its own, above that of the row. */
export const WhoCell = styled.div`
  grid-area: who;
  min-width: 0;
  a {
    position: relative;
    z-index: ${vars.z.base};
  }
`

export const MethodCell = styled.div`
  grid-area: method;
  min-width: 0;
  ${captionText}
  overflow-wrap: anywhere;
  @media ${media.phone} {
    display: none;
  }
`

export const StatusCell = styled.div`
  grid-area: status;
  ${column(space[1])}
  align-items: flex-start;
  && > [data-part='time'] {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
  }
  @media ${media.phone} {
    align-items: flex-end;
    > [data-part='time'] {
      position: absolute;
      top: ${space['3-5']};
      inset-inline-end: ${space[4]};
    }
  }
`

export const EndCell = styled.div`
  grid-area: end;
  ${row(space[3])}
  justify-content: flex-end;
  color: ${semantic.text.tertiary};
`

export const Unread = styled.span`
  position: relative;
  display: inline-flex;
  > [data-part='count'] {
    position: absolute;
    top: -9px; /* measured: on the corner of the icon */
    inset-inline-start: 9px; /* measured: on the corner of the icon */
  }
`
