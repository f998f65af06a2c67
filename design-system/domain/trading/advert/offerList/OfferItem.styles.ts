import { keyframes, styled } from 'styled-components'
import { captionText, column, inlineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'

const { semantic, space, type } = vars

/**
 * The columns of the list and its header, by the room that the list has: on a wide page it stands beside other cards.
 * Without room for a column of its own, what you get stands under the price.
 */
export const offerGrid = `
  display: grid;
  grid-template: 'who price get pay action' auto / 212px 172px 132px minmax(0, 1fr) 104px; /* measured: as drawn */
  column-gap: ${space[5]};
  align-items: center;
  padding-inline: ${space[5]};
  @container offers (max-width: 960px) { /* measured: five columns need this much */
    grid-template-columns: 200px 160px 124px minmax(0, 1fr) 96px; /* measured: as drawn */
    column-gap: ${space['3-5']};
  }
  @container offers (max-width: 860px) { /* measured: four columns from here on */
    grid-template:
      'who price pay action' auto
      'who get pay action' auto / minmax(0, 1.25fr) 160px minmax(0, 1.15fr) 96px; /* measured: as drawn */
  }
`

export const ItemRoot = styled.li`
  ${offerGrid}
  position: relative;
  min-height: calc(${vars.room.rowHeightTall} + ${space[1]});
  /* Of a long list only what is in sight is laid out and painted. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(${vars.room.rowHeightTall} + ${space[1]});
  /* One of many is measured as it comes, and most of them are not there at all. */
  &[data-index] {
    content-visibility: visible;
  }
  padding-block: ${vars.room.rowTight};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${semantic.surface.hover};
  }

  @media ${media.phone} {
    grid-template:
      'who who' auto
      'price get' auto
      'pay action' auto / minmax(0, 1fr) auto;
    contain-intrinsic-block-size: auto 196px; /* measured: a card */
    gap: ${space['2-5']} ${space[3]};
    padding: ${space['3-5']};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.l};
    &:last-child {
      border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    }
    &[data-emphasis='best'] {
      border-color: ${semantic.accent.border};
    }
  }
`

export const Who = styled.div`
  grid-area: who;
  min-width: 0;
  @media ${media.phone} {
    /* Presence is at the end of the first line. */
    [data-online] {
      position: absolute;
      top: ${space['3-5']};
      inset-inline-end: ${space['3-5']};
    }
  }
`

const refresh = keyframes`from { opacity: 0.3; }`

export const PriceCell = styled.div`
  grid-area: price;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-width: 0;
  text-align: end;
  /* What is longer than its column, a number or words, breaks rather than meets the next one. */
  > [data-size],
  > [data-verdict] {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @container offers (max-width: 860px) /* measured: as the grid */ {
    align-self: end;
  }
  /* A changed price fades in; digits do not roll. */
  > [data-fades] {
    animation: ${refresh} ${vars.duration.fast} ${vars.easing.out};
  }
  @media ${media.phone} {
    align-items: flex-start;
    align-self: start;
    text-align: start;
  }
`

export const GetCell = styled.div`
  grid-area: get;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-width: 0;
  text-align: end;
  > [data-size] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media ${media.tabletUp} {
    @container offers (max-width: 860px) /* measured: as the grid */ {
      align-self: start;
      > [data-part='for'] {
        ${visuallyHidden}
      }
    }
  }
  @media ${media.phone} {
    align-self: start;
    font: ${type.bodyL.font};
  }
`

export const PayCell = styled.div`
  grid-area: pay;
  ${column(space['1-5'])}
  min-width: 0;
`

export const Limits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  ${captionText}
`

export const Escrow = styled.span`
  ${inlineRow(space[1])}
  white-space: nowrap;
  [data-room='narrow'] {
    display: none;
  }
  @media ${media.phone} {
    [data-room='wide'] {
      ${visuallyHidden}
    }
    [data-room='narrow'] {
      display: inline;
    }
  }
`

export const ActionCell = styled.div`
  grid-area: action;
  ${column(space['0-5'])}
  text-align: center;
  @media ${media.phone} {
    align-self: end;
    width: 124px; /* measured: "Продать" with its arrow */
  }
`
