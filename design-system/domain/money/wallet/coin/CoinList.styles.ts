import { styled } from 'styled-components'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { captionText, inlineRow, row, square, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const ListRoot = styled.div`
  container: coins / inline-size;
`

export const ListTitle = styled.div`
  ${wrappingRow(space[1], space[3])}
  padding: ${space[4]} ${space[6]} ${space[2]};
  > h2 {
    margin-inline-end: auto;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const SearchPlace = styled.div`
  padding: 0 ${space[6]} ${space[3]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

const columns = `
  display: grid;
  grid-template: 'coin change free locked actions' auto / minmax(0, 1.3fr) 152px minmax(0, 1fr) minmax(0, 1fr) 152px; /* measured: as drawn, a line and four actions */
  gap: 0 ${space[4]};
  align-items: center;
  padding-inline: ${space[6]};
  @container coins (max-width: 800px) /* measured: without room for the line, the move stands alone */ {
    grid-template-columns: minmax(0, 1.4fr) minmax(72px, 4.6em) minmax(0, 1fr) minmax(0, 1fr) 152px; /* measured: as drawn, and wider with larger text */
  }
  @container coins (max-width: 640px) /* measured: one column of figures from here on */ {
    grid-template:
      'coin change free toggle' auto
      'locked locked locked locked' auto
      'actions actions actions actions' auto / minmax(0, 1.2fr) minmax(64px, 4em) minmax(0, 1fr) ${size.touch}; /* measured: as drawn, and wider with larger text */
    gap: 0 ${space[1]};
    padding-inline: ${space[4]} ${space[1]};
  }
`

export const Head = styled.div`
  ${columns}
  padding-bottom: ${space[2]};
  ${captionText}
  > :nth-child(n + 3) {
    text-align: end;
  }
  @container coins (max-width: 640px) /* measured: as the rows */ {
    display: none;
  }
`

export const CoinRow = styled.li`
  ${columns}
  min-height: ${vars.room.rowHeight};
  padding-block: ${vars.room.rowTight};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
`

export const CoinCell = styled.div`
  grid-area: coin;
  ${row(space[3])}
  min-width: 0;
  > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  @container coins (max-width: 640px) /* measured: as the rows */ {
    gap: ${space[2]};
  }
`

/** Where there is no room for the price, the page of a coin's offers tells it. */
export const PriceNote = styled.span`
  @container coins (max-width: 640px) /* measured: as the rows */ {
    display: none;
  }
`

export const ChangeCell = styled.div`
  grid-area: change;
  ${row(space[2])}
  @container coins (max-width: 800px) /* measured: as the columns */ {
    > svg {
      display: none;
    }
  }
  @container coins (max-width: 640px) /* measured: as the rows */ {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    > svg {
      display: block;
      width: 100%;
      height: auto;
    }
  }
`

/** An amount above what it is worth. A number longer than its column breaks rather than leaves it. */
const figures = `
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-width: 0;
  text-align: end;
  overflow-wrap: anywhere;
  [data-size] {
    white-space: normal;
  }
`

export const FreeCell = styled.div`
  grid-area: free;
  ${figures}
  [data-empty] > & {
    color: ${semantic.text.tertiary};
  }
`

export const LockedCell = styled.div`
  grid-area: locked;
  ${figures}
  color: ${semantic.text.secondary};
  @container coins (max-width: 640px) /* measured: as the rows */ {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[3]};
    /* Under the worth of what is free. */
    padding-inline-end: calc(${size.touch} + ${space[1]});
    &[data-none] {
      display: none;
    }
  }
`

export const Toggle = styled.span`
  grid-area: toggle;
  display: none;
  @container coins (max-width: 640px) /* measured: as the rows */ {
    display: block;
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

export const ActionCell = styled.ul`
  grid-area: actions;
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
  @container coins (max-width: 640px) /* measured: as the rows */ {
    display: none;
    flex-wrap: wrap;
    justify-content: stretch;
    gap: ${space[2]};
    padding-block: ${space[2]} 0;
    padding-inline: 0 ${space[3]};
    &[data-open] {
      display: flex;
    }
    > li {
      flex: 1 1 40%;
    }
  }
`

export const CoinLink = styled.a`
  ${inlineRow(space['1-5'])}
  justify-content: center;
  ${square(size.controlS)}
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.s};
  font: ${type.label.font};
  color: ${semantic.text.primary};
  &:hover {
    border-color: ${semantic.border.hover};
  }
  > span {
    ${visuallyHidden}
  }
  @container coins (max-width: 640px) /* measured: as the rows */ {
    width: 100%;
    height: ${size.touch};
    border-radius: ${vars.radius.m};
    > span:first-of-type {
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      overflow: visible;
      clip-path: none;
    }
  }
`

export const OwedLine = styled.p`
  grid-column: 1 / -1;
  ${row(space['1-5'])}
  padding-top: ${space[2]};
  font: ${type.caption.font};
  color: ${semantic.warning.text};
`
