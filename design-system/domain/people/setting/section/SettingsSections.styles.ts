import { styled } from 'styled-components'
import { oneColumnOn } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** The page in the middle, as wide as a comfortable line and the index beside it. */
export const SectionsPage = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 1016px; /* measured: the index, the gap, a comfortable line */
  margin-inline: auto;
  @media ${media.belowTabletBig} {
    max-width: 760px; /* measured: the line alone */
  }
`

/** An index beside the cards; without room for it, the cards alone. */
export const SectionsRoot = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr); /* measured: the longest Russian name */
  align-items: start;
  gap: ${space[6]};
  ${oneColumnOn(media.belowTabletBig)}
`

export const Index = styled.nav`
  position: sticky;
  top: calc(${vars.size.header} + ${space[6]});
  @media ${media.belowTabletBig} {
    display: none;
  }
`

export const IndexLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${vars.size.controlM};
  padding: ${space[1]} ${space[3]};
  border-radius: ${vars.radius.s};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  &[aria-current='location'] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
    background: ${semantic.surface.selected};
  }
`

export const Cards = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  @media ${media.phone} {
    gap: ${space[3]};
  }
`
