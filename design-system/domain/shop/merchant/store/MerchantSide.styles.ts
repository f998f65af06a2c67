import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, radius, size, type } = vars

/** The stores; many of them are scrolled beside a page, and all there under it. */
export const SideStores = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr)); /* measured: a name of two lines */
  gap: ${space[1]};
  max-height: 420px; /* measured: six stores, and that there are more */
  margin-inline: calc(-1 * ${space[2]});
  overflow-y: auto;
  @media ${media.belowTabletBig} {
    max-height: none;
  }
`

export const SideStore = styled.a`
  ${row(space[3])}
  min-height: ${size.touch};
  padding: ${space[2]};
  border-radius: ${radius.m};
  font: ${type.bodyStrong.font};
  color: ${semantic.text.primary};
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-current] {
    color: ${semantic.accent.text};
    background: ${semantic.accent.soft};
  }
  > :first-child {
    flex: none;
  }
`

export const SideWords = styled.span`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`
