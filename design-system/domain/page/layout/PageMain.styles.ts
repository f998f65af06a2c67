import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** The id of a page's main part: the skip link leads there, and so may a router after a change of page. */
export const mainId = 'main'

/** Comes down only when the keyboard reaches it. */
export const SkipLink = styled.a`
  position: absolute;
  top: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${vars.z.tooltip};
  padding: ${space['2-5']} ${space[4]};
  border-radius: ${vars.radius.m};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.inverse};
  background: ${semantic.surface.inverse};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`

/** The room of a page between the bars: as wide as the content gets, with the gutters of each screen. */
export const PageMain = styled.main`
  flex: 1 0 auto;
  width: 100%;
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space[6]} ${space[10]} ${space[8]};
  outline: none;
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    padding: ${space['3-5']} ${space[4]} ${space[5]};
  }
`
