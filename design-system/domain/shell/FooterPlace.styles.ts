import { styled } from 'styled-components'
import { media } from '../../tokens/vars.ts'

/** The full footer comes after the page: so much room is kept for it, and nothing moves when it is there. */
export const FooterPlace = styled.div`
  display: grid;
  min-height: 504px; /* measured: the footer of eleven coins with the longest words */
  @media ${media.belowTabletBig} {
    min-height: 732px; /* measured: as above, the coins over the pages */
  }
  @media ${media.phone} {
    min-height: 1466px; /* measured: as above, in two columns for fingers */
  }
`
