import { styled } from 'styled-components'
import { column } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { space } = vars

/** A text with what leads through it on its left, and what leads through its parts on its right. */
export const ContentGrid = styled.div`
  display: grid;
  grid-template-columns: 288px minmax(0, 760px) minmax(0, 1fr); /* measured: chapters, the column of a text, contents */
  align-items: start;
  gap: ${space[6]} ${space[10]};
  padding-block: ${space[4]} ${space[16]};
  @media ${media.belowDesktop} {
    grid-template-columns: 264px minmax(0, 1fr) 184px; /* measured: as above, on a smaller screen */
    column-gap: ${space[8]};
    &[data-sides='one'] {
      grid-template-columns: 264px minmax(0, 760px); /* measured: as above */
    }
  }
  @media ${media.belowTabletBig} {
    &,
    &[data-sides='one'] {
      grid-template-columns: minmax(0, 760px); /* measured: the column of a text */
      justify-content: center;
    }
  }
  @media ${media.phone} {
    padding-block: 0 ${space[10]};
  }
`

/** Beside the text, and in sight while it is read. */
export const ContentSide = styled.div`
  position: sticky;
  top: calc(${vars.size.header} + ${space[6]});
  max-height: calc(100dvh - ${vars.size.header} - ${space[12]});
  overflow-y: auto;
  min-width: 0;
  @media ${media.belowTabletBig} {
    display: none;
  }
`

/** Over the text, where there is no room beside it. */
export const ContentFold = styled.div`
  @media ${media.tabletBigUp} {
    display: none;
  }
`

/** The column of a text: what it says of itself, what leads through it, and itself. */
export const ContentColumn = styled.article`
  ${column(space[8])}
  min-width: 0;
  @media ${media.phone} {
    gap: ${space[6]};
  }
`
