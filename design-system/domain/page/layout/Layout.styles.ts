import { styled } from 'styled-components'
import { visuallyHidden } from '../../../primitives/hidden/VisuallyHidden.styles.ts'
import { column, row, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { size, space } = vars

export const SideGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side);
  align-items: start;
  gap: ${space[4]} ${space[6]};
  --side: ${size.side};
  &[data-side='narrow'] {
    --side: 304px; /* measured: the dashboard's side */
  }
  &[data-side='wide'] {
    --side: 424px; /* measured: the chat beside a trade */
  }
  &[data-measure='form'] {
    width: 100%;
    max-width: 1032px; /* measured: a form's 576 pixels, and the side */
    margin-inline: auto;
  }
  &[data-measure='reading'] {
    width: 100%;
    max-width: 1088px; /* measured: a comfortable line, and the side */
    margin-inline: auto;
  }
  @media ${media.belowDesktop} {
    &[data-side='wide'] {
      --side: 376px; /* measured: the chat on a smaller screen */
    }
  }
  @media ${media.belowTabletBig} {
    &:not([data-stack='phone']) {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-measure='form'] {
      max-width: 560px; /* measured: a form of amounts */
    }
    &[data-measure='reading'] {
      max-width: 760px; /* measured: a comfortable line */
    }
    &[data-below='hide'] > :last-child {
      display: none;
    }
  }
  /* A trade keeps its chat beside it as long as there is room for both. */
  @media (max-width: 899.98px) /* measured: the last width that holds both */ {
    &[data-stack='phone'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Column = styled.div`
  ${column(space[4])}
  min-width: 0;
  @media ${media.phone} {
    gap: ${space[3]};
  }
`

export const SideColumn = styled(Column)``

/** Over the matter: the side begins level with what is under it. */
export const HeadColumn = styled(Column)`
  grid-column: 1;
  + * {
    grid-column: 1;
  }
`

export const Narrow = styled.div`
  ${column(space[4])}
  width: 100%;
  max-width: 440px; /* measured: a form's comfortable line */
  margin: 0 auto;
  padding-top: ${space[8]};
  @media ${media.phone} {
    padding-top: ${space[2]};
  }
`

/** One column of cards, as wide as a line can be read with comfort. */
export const Reading = styled(Column)`
  width: 100%;
  max-width: 760px; /* measured: a comfortable line */
  margin: 0 auto;
`

export const FocusRoot = styled.div`
  ${column()}
  min-height: 100dvh;
  > main {
    flex: 1 0 auto;
  }
`

export const FocusBar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${vars.z.header};
  border-bottom: ${vars.borderWidth.hairline} solid ${vars.semantic.border.default};
  background: ${vars.semantic.surface.card};
`

export const FocusBarInner = styled.div`
  ${row(space[4])}
  min-height: ${size.header};
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: 0 ${space[10]};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    min-height: ${size.topBar};
    gap: ${space[2]};
    padding-inline: ${space[4]};
  }
`

/** On a phone the arrow says it; the words are for whoever hears the page. */
export const BackWords = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`

export const FocusTitle = styled.h1`
  ${typeStyle(vars.type.title3)}
`
