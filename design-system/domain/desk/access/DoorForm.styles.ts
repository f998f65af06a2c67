import { styled } from 'styled-components'

/** Six digits need no more room than they have on a telephone. */
export const CodePlace = styled.div`
  max-width: 360px; /* measured: six digits that a thumb can follow */
`
