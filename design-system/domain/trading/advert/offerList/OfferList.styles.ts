import { styled } from 'styled-components'
import { captionText, cardSurface, column, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { offerGrid } from './OfferItem.styles.ts'

const { space } = vars

/** The room that the rows arrange themselves by. */
export const ListRoot = styled.div`
  container: offers / inline-size;
  min-width: 0;
`

export const ListHead = styled.div`
  ${offerGrid}
  min-height: ${vars.size.controlM};
  ${captionText}
  > [data-column='price'],
  > [data-column='get'] {
    text-align: end;
  }
  > [data-column='price'] {
    grid-area: price;
  }
  > [data-column='get'] {
    grid-area: get;
  }
  > [data-column='pay'] {
    grid-area: pay;
  }
  > [data-column='sort'] {
    grid-area: action;
    justify-self: end;
    white-space: nowrap;
  }
  @container offers (max-width: 860px) /* measured: as the rows */ {
    grid-template-areas: 'who price pay action';
    grid-template-rows: auto;
    > [data-column='get'] {
      display: none;
    }
  }
  @media ${media.phone} {
    display: flex;
    justify-content: space-between;
    padding-inline: 0;
    > [data-column='who'],
    > [data-column='price'],
    > [data-column='get'],
    > [data-column='pay'] {
      display: none;
    }
    > [data-column='sort'] {
      margin-inline-start: auto;
    }
  }
`

export const Rows = styled.ol`
  overflow: clip;
  ${cardSurface}
  @media ${media.phone} {
    ${column(space[3])}
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }
`

export const ListFoot = styled.div`
  ${wrappingRow(space[2], space[4])}
  justify-content: space-between;
  padding: ${space[3]} ${space[1]};
  ${captionText}
  @media ${media.phone} {
    flex-direction: column;
  }
`

/** The room of rows that are far out of sight; it takes no gap of its own. */
export const RowsRoom = styled.li`
  list-style: none;
  @media ${media.phone} {
    margin-block-end: calc(-1 * ${space[3]});
  }
`

export const NewsPlace = styled.output`
  display: flex;
  justify-content: center;
  padding-block-end: ${space[2]};
`

export const MorePlace = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space[3]};
`

export const StatePlace = styled.div`
  ${cardSurface}
`
