import { css, styled } from 'styled-components'
import { baselineRow, column, oneColumnOn } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** The parts of a text, and the text, under whose edge the headline begins. */
export const itemColumns = css`
  display: grid;
  grid-template-columns: 216px minmax(0, 824px); /* measured: contents, a headline of two lines */
  column-gap: ${space[16]};
  @media ${media.belowDesktop} {
    column-gap: ${space[12]};
  }
  ${oneColumnOn(media.belowTabletBig)}
`

export const ItemRoot = styled.div`
  ${column(space[16])}
  @media ${media.phone} {
    gap: ${space[10]};
  }
`

export const ItemCover = styled.div`
  margin-top: ${space[8]};
  @media ${media.phone} {
    margin: ${space[5]} calc(-1 * ${space[4]}) 0;
  }
`

export const ItemGrid = styled.div`
  ${itemColumns}
  align-items: start;
  margin-top: ${space[12]};
  > [data-part='text'] {
    grid-column: 2;
    min-width: 0;
  }
  @media ${media.belowTabletBig} {
    row-gap: ${space[8]};
    > [data-part='text'] {
      grid-column: 1;
    }
  }
  @media ${media.phone} {
    margin-top: ${space[6]};
  }
`

/** Beside the text, and in sight while it is read. */
export const Aside = styled.div`
  position: sticky;
  top: calc(${size.header} + ${space[6]});
  max-height: calc(100dvh - ${size.header} - ${space[12]});
  overflow-y: auto;
  @media ${media.belowTabletBig} {
    display: none;
  }
`

export const Fold = styled.div`
  @media ${media.tabletBigUp} {
    display: none;
  }
`

/** From edge to edge of the window, whatever the page around it is: its ground reaches past the column. */
export const NextRoot = styled.section`
  ${column(space[5])}
  /* Down to the footer: the page's own room at its end is a part of the band. */
  margin-bottom: calc(-1 * ${space[8]});
  padding: ${space[12]} 0 ${space[6]};
  background: ${semantic.surface.card};
  box-shadow: 0 0 0 100vmax ${semantic.surface.card};
  clip-path: inset(0 -100vmax);
  > nav {
    margin-top: ${space[5]};
    padding-top: ${space[6]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  @media ${media.phone} {
    margin-bottom: calc(-1 * ${space[5]});
    padding: ${space[8]} 0 ${space[5]};
  }
`

export const NextHead = styled.div`
  ${baselineRow(space[2], space[4])}
  justify-content: space-between;
`
