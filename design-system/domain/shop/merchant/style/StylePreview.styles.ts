import { styled } from 'styled-components'
import { captionText, column, row, square, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, size, radius } = vars

export const PreviewRoot = styled.section`
  ${column(space[3])}
  min-width: 0;
`

export const PreviewBar = styled.div`
  ${wrappingRow(space[2], space[3])}
  > h2 {
    margin-inline-end: auto;
  }
`

/** A choice of the bar is as wide as its words, and not as a form. */
export const StateChoice = styled.div`
  width: 232px; /* measured: the longest state, in Russian */
  max-width: 100%;
`

/** Where the frames stand. Both are there only where both can be told apart. */
export const Stage = styled.div`
  container: stage / inline-size;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.l};
  background: ${semantic.surface.muted};
`

export const Frames = styled.div`
  ${row(space[6])}
  justify-content: center;
  padding: ${space[8]};
  @container stage (max-width: 639.98px) /* measured: a desktop would be smaller than a stamp */ {
    padding: ${space[5]};
    &[data-device='both'] > [data-frame='desktop'] {
      display: none;
    }
  }
`

/** A device around a page that is drawn at its real size and made smaller. */
export const FrameRoot = styled.figure`
  position: relative;
  flex: none;
  overflow: clip;
  box-shadow: ${vars.shadow[3]};
  &[data-frame='desktop'] {
    width: 100%;
    border-radius: ${radius.m};
    [data-device='both'] > & {
      width: auto;
      flex: 1 1 0;
      min-width: 0;
    }
  }
  &[data-frame='phone'] {
    width: 240px; /* measured: a phone beside a desktop */
    border: ${space['1-5']} solid ${semantic.text.primary};
    border-radius: calc(2 * ${radius.xl});
  }
  &[data-frame='phone']:only-child {
    width: 320px; /* measured: a phone by itself */
    max-width: 100%;
  }
`

/** The upper edge of a browser. */
export const BrowserBar = styled.div`
  ${row(space['1-5'])}
  height: ${size.controlS};
  padding-inline: ${space[3]};
  background: ${semantic.surface.card};
  > i {
    ${square(space[2])}
    border-radius: ${radius.full};
    background: ${semantic.border.default};
  }
`

/** As high as the page is once it is made smaller. */
export const FrameView = styled.div`
  position: relative;
  overflow: clip;
  height: var(--frame-height);
`

/** The page at its real size. */
export const FramePage = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  transform: scale(var(--frame-scale));
  transform-origin: 0 0; /* sided: turned below */
  &:dir(rtl) {
    transform-origin: 100% 0; /* sided: for lines that begin at the right */
  }
  &[data-frame='desktop'] {
    width: 1160px; /* measured: a small desktop’s page */
    min-height: 800px; /* measured: and what is seen of it at once */
  }
  &[data-frame='phone'] {
    width: 390px; /* measured: a phone’s page */
    min-height: 844px; /* measured: and what is seen of it at once */
  }
`

/** The form beside the preview; on smaller screens the preview first, where it is seen while colours change. */
export const StyleGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 392px) minmax(0, 1fr); /* measured: two colours side by side, with their digits */
  grid-template-areas: 'head preview' 'form preview';
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${space[4]} ${space[6]};
  > header {
    grid-area: head;
  }
  > form {
    grid-area: form;
  }
  > section {
    grid-area: preview;
    position: sticky;
    top: calc(${size.header} + ${space[4]});
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'head' 'preview' 'form';
    grid-template-rows: auto;
    > section {
      position: static;
    }
  }
`

export const StyleHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]};
`

export const Trail = styled.nav`
  ${wrappingRow(space[1])}
  ${captionText}
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    @media ${media.phone} {
      min-height: ${size.touch};
    }
  }
`
