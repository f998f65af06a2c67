import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, radius } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

export const FindingRows = styled.ul`
  display: grid;
  gap: ${space[3]};
`

/** How loud it is, what it says, where. */
export const FindingRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-bottom: ${space[3]};
  border-bottom: ${hairline};
  overflow-wrap: anywhere;
  > :first-child {
    grid-column: 1 / -1;
    justify-self: start;
  }
`

export const VersionRows = styled.ul`
  display: grid;
`

export const VersionRow = styled.li`
  ${wrappingRow(space[2], space[3])}
  justify-content: space-between;
  padding-block: ${space[3]};
  border-bottom: ${hairline};
  overflow-wrap: anywhere;
`

export const PreviewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
`

/** Where the picture of the page stands; a long one is scrolled. */
export const PreviewStage = styled.section`
  max-height: 70vh;
  padding: ${space[4]};
  overflow: auto;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.m};
  background: ${semantic.surface.muted};
  &:focus-visible {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
  }
  /* Hardly wider than a text with the room around it, so that it can be read when it is made smaller. */
  [data-frame='desktop'][data-theme] {
    width: 768px; /* measured: the least that is not laid out as a phone, which the frame is asked for */
    min-height: 480px; /* measured: what is seen of it at once */
  }
  @media ${media.phone} {
    padding: ${space[2]};
  }
`

/** The page itself, in the theme that is around it. */
export const PreviewPage = styled.div`
  min-width: 0;
  padding: ${space[8]};
  color: ${semantic.text.primary};
  background: ${semantic.surface.page};
  @media ${media.phone} {
    padding: ${space[4]};
  }
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    max-width: 664px; /* measured: the column of running text */
    margin-inline: auto;
  }
`

/** A document of its own, of the width of what is around it. */
export const OwnFrame = styled.iframe`
  width: 100%;
  height: var(--document-height);
  min-height: inherit;
  border: 0;
`

export const FrameMiddle = styled.div`
  display: flex;
  justify-content: center;
`

export const SidePanel = styled.div`
  padding-top: ${space[4]};
`
