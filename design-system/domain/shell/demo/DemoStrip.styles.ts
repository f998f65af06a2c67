import { styled } from 'styled-components'
import { captionText, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** It lies over what is scrolled under it, and gives way at the end of the page: nothing that people came for moves. */
export const Strip = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${vars.z.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[10]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.muted};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    bottom: calc(${size.tabBar} + env(safe-area-inset-bottom));
    padding: 0 ${space[4]};
    align-items: start;
  }
`

export const StripText = styled.div`
  ${wrappingRow('0', space[6])}
  ${captionText}
  @media ${media.phone} {
    display: block;
  }
`

export const Title = styled.strong`
  /* On a phone it is a summary, which is not bold by itself. */
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.primary};
  @media ${media.phone} {
    align-content: center;
    min-height: ${size.touch};
    cursor: pointer;
  }
`

export const Tries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  a {
    padding-block: ${space[1]};
  }
  @media ${media.phone} {
    display: block;
    a {
      align-content: center;
      display: block;
      min-height: ${size.touch};
    }
  }
`
