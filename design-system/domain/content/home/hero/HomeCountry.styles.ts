import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** A pin, and beside it what is said of the place. */
export const Here = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  max-width: 52ch;
  padding-inline-start: ${space[3]};
  border-inline-start: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  font: ${type.body.font};
  strong {
    font: ${type.bodyStrong.font};
  }
  p {
    margin-block: ${space[1]};
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    /* The offer is what one comes for: it stays in the first sight. */
    p {
      display: none;
    }
  }
`
