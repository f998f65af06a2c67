import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'
import { offerGrid } from './OfferItem.styles.ts'

const { semantic, space } = vars

/** The room that the rows arrange themselves by. */
export const ListRoot = styled.div`
  container: offers / inline-size;
  min-width: 0;
`

export const ListHead = styled.div`
  ${offerGrid}
  min-height: ${vars.size.controlM};
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
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
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }
`

export const ListFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[1]};
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
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
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
`
