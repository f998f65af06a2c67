import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

/** The code, and beside it the same for who has no camera at hand. */
export const CodeRow = styled.div`
  ${row(vars.space[6])}
  @media ${media.phone} {
    flex-direction: column;
    align-items: start;
  }
`

/** Keeps its width beside a long address. */
export const CodeRoom = styled.div`
  flex: none;
  width: 216px; /* measured: as wide as a code is drawn */
  max-width: 100%;
`
