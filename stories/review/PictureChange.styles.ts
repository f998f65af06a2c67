import { styled } from 'styled-components'
import { media, vars } from '../../design-system/tokens/vars.ts'

const { semantic, space } = vars

export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Shot = styled.figure`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  img {
    max-width: 100%;
    border: 1px solid ${semantic.border.subtle};
  }
  figcaption {
    font: ${vars.type.caption.font};
    color: ${semantic.text.secondary};
  }
`

/** Both pictures in one place; the part of the later one that is shown begins at a share of the width. */
export const Over = styled.div`
  display: grid;
  justify-content: start;
  img {
    grid-area: 1 / 1;
    border: 1px solid ${semantic.border.subtle};
  }
  img:last-of-type {
    clip-path: inset(0 0 0 var(--from));
  }
`
