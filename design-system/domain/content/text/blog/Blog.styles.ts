import { styled } from 'styled-components'
import { column, typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const BlogRoot = styled.div`
  ${column(space[8])}
  padding-block: ${space[4]} ${space[12]};
  @media ${media.phone} {
    gap: ${space[6]};
    padding-block: 0 ${space[8]};
  }
`

export const BlogHead = styled.header`
  ${column(space[3])}
  h1 {
    ${typeStyle(type.displayL)}
    text-wrap: balance;
  }
  > p {
    max-width: 680px; /* measured: the sentence under a headline */
    font: ${type.lead.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const PathRoot = styled.nav`
  font-weight: ${vars.font.weight.medium};
  ol,
  li {
    ${wrappingRow(space['1-5'])}
  }
  svg {
    color: ${semantic.text.tertiary};
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[10]} ${space[6]};
  > [data-look='large'] {
    grid-column: 1 / -1;
  }
  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]} ${space[4]};
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
`

/** Where the drawing of a card comes. */
export const CoverPlace = styled.div`
  aspect-ratio: 360 / 172;
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.skeleton};
`

export const MoreRoom = styled.div`
  display: flex;
  justify-content: center;
`
